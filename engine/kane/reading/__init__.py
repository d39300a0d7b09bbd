"""What views read out of a model: how gears mesh, where discs touch, what is up."""
