"""Model files that are large, or that have a great many of one thing, most of it wrong."""

import json

HEAD = '{"format": "kanevas-model", "version": 1'


def text(**fields):
    return json.dumps({"format": "kanevas-model", "version": 1, **fields})


def body(name, **fields):
    return {"name": name, "mass": 1.0, "inertia": [1.0, 1.0, 1.0], **fields}


def bodies(count):
    return [body(f"body{i}") for i in range(count)]


def ball(i, a, b):
    return {"type": "ball", "name": f"joint{i}", "body_a": a, "body_b": b}


def a_field_twice(count):
    many = "".join(f', "field{i}": 0' for i in range(count))
    return f'{HEAD}{many}, "field{count - 1}": 0}}'


def all_fields_twice(count):
    many = "".join(f', "field{i}": 0' for i in range(count))
    return f"{HEAD}{many}{many}}}"


def unknown_fields(count):
    return text(**{f"field{i}": i for i in range(count)})


def unknown_fields_of_bodies(count):
    return text(bodies=[body(f"body{i}", mas=1.0) for i in range(count)])


def a_circle_of_parameters(count):
    return text(
        parameters=[{"name": f"p{i}", "value": f"p{(i + 1) % count}"} for i in range(count)]
    )


def circles_of_parameters(count):
    return text(parameters=[{"name": f"p{i}", "value": f"p{i ^ 1}"} for i in range(count)])


def parameters_from_last_to_first(count):
    return text(
        parameters=[{"name": f"p{i}", "value": f"p{i + 1}"} for i in range(count - 1)]
        + [{"name": f"p{count - 1}", "value": 1.0}]
    )


def parameters_one_after_the_other(count):
    return text(
        parameters=[{"name": "p0", "value": 1.0}]
        + [{"name": f"p{i}", "value": f"p{i - 1}"} for i in range(1, count)]
    )


def formulas_of_what_is_not(count):
    return text(
        parameters=[{"name": f"p{i}", "value": 1.0} for i in range(count)],
        bodies=[body(f"body{i}", mass="q") for i in range(count)],
    )


def wrong_entries(count):
    return text(bodies=[0] * count)


def wrong_numbers(count):
    return text(bodies=[body(f"body{i}", mass=-1.0, position=["", [], {}]) for i in range(count)])


def names_all_the_same(count):
    return text(bodies=[body("body")] * count)


def joints_of_what_is_not(count):
    return text(bodies=bodies(count), joints=[ball(i, f"bode{i}", "ground") for i in range(count)])


def joints_of_nothing_like_it(count):
    return text(bodies=bodies(count), joints=[ball(i, "?" * 60, "ground") for i in range(count)])


def measures_of_what_is_not(count):
    return text(
        bodies=bodies(count),
        measures=[{"name": f"m{i}", "expression": f"x('bode{i}')"} for i in range(count)],
    )


def measures_of_unknown_names(count):
    return text(
        parameters=[{"name": f"p{i}", "value": 1.0} for i in range(count)],
        measures=[{"name": f"m{i}", "expression": f"q{i}"} for i in range(count)],
    )


def measures_of_unknown_tables(count):
    return text(
        tables=[{"name": f"t{i}", "points": [[0, 0], [1, 1]]} for i in range(count)],
        measures=[{"name": f"m{i}", "expression": f"table('s{i}', t)"} for i in range(count)],
    )


def measures_of_many_steps(count):
    steps = "+".join(f"step(t,{i},0,{i + 1},1)" for i in range(55))
    return text(measures=[{"name": f"m{i}", "expression": steps} for i in range(count)])


def forces_of_many_steps(count):
    steps = "+".join(f"step(t,{i},0,{i + 1},1)" for i in range(55))
    return text(
        bodies=[body("a")],
        forces=[{"name": f"f{i}", "body": "a", "force": [steps, 0, 0]} for i in range(count)],
    )


def drivers_of_many_steps(count):
    steps = "+".join(f"step(t,{i},0,{i + 1},1)" for i in range(55))
    return text(
        bodies=bodies(count),
        joints=[
            {"type": "revolute", "name": f"j{i}", "body_a": "ground", "body_b": f"body{i}"}
            for i in range(count)
        ],
        drivers=[
            {"type": "angle", "name": f"d{i}", "joint": f"j{i}", "law": steps} for i in range(count)
        ],
    )


def a_table(count):
    return text(tables=[{"name": "t", "points": [[i, i % 7] for i in range(count)]}])


def a_smooth_table(count):
    points = [[i, i % 7] for i in range(count)]
    return text(tables=[{"name": "t", "points": points, "interpolation": "smooth"}])


def a_table_that_falls(count):
    return text(tables=[{"name": "t", "points": [[-i, 0] for i in range(count)]}])


def tables(count):
    return text(
        tables=[{"name": f"t{i}", "points": [[0, 0], [1, 1]]} for i in range(count)],
        measures=[{"name": f"m{i}", "expression": f"table('t{i}', t)"} for i in range(count)],
    )


def nested(count):
    return f'{HEAD}, "bodies": {"[" * count}{"]" * count}}}'


def a_long_text(count):
    return text(title="a" * count)


def a_long_number(count):
    return f'{HEAD}, "gravity": [{"1" * count}, 0, 0]}}'


def a_long_formula(count):
    return text(bodies=[body("a", mass="+".join(["1"] * count))])


def long_formulas(count):
    formula = "+".join(["p"] * 400)
    return text(
        parameters=[{"name": "p", "value": 1.0}],
        bodies=[body(f"body{i}", mass=formula) for i in range(count)],
    )


def an_outline(count):
    points = [[i, i * i % 1013] for i in range(count)]
    return text(
        bodies=[body("a", shapes=[{"type": "polygon", "points": points, "thickness": 1.0}])]
    )


def plots_of_what_is_not(count):
    return text(bodies=bodies(count), plots=[{"curves": [f"bode{i}.x" for i in range(count)]}])


def gears_in_a_row(count):
    joints = [
        {"type": "revolute", "name": f"j{i}", "body_a": "ground", "body_b": f"body{i}"}
        for i in range(count)
    ]
    gears = [
        {
            "type": "gear",
            "name": f"g{i}",
            "joint_a": f"j{i}",
            "joint_b": f"j{i + 1}",
            "radius_a": 1.0,
            "radius_b": 2.0,
        }
        for i in range(count - 1)
    ]
    return text(bodies=bodies(count), joints=joints, couplings=gears)


def a_chain(count):
    joints = [ball(i, f"body{i - 1}" if i else "ground", f"body{i}") for i in range(count)]
    return text(bodies=bodies(count), joints=joints)


# How many there are of each, so that a file takes up to a few megabytes, and to read it little of a
# second; where the time grows with the square of the number, it takes many.
LARGE = {
    a_field_twice: 50_000,
    all_fields_twice: 20_000,
    unknown_fields: 100_000,
    unknown_fields_of_bodies: 1_500,
    a_circle_of_parameters: 5000,
    circles_of_parameters: 2_000,
    parameters_from_last_to_first: 5000,
    parameters_one_after_the_other: 5000,
    formulas_of_what_is_not: 1_000,
    wrong_entries: 20_000,
    wrong_numbers: 1_000,
    names_all_the_same: 2_000,
    joints_of_what_is_not: 1_500,
    joints_of_nothing_like_it: 1_500,
    measures_of_what_is_not: 1_500,
    measures_of_unknown_names: 2_000,
    measures_of_unknown_tables: 2_000,
    measures_of_many_steps: 20,
    forces_of_many_steps: 7,
    drivers_of_many_steps: 4,
    a_table: 20_000,
    a_smooth_table: 20_000,
    a_table_that_falls: 20_000,
    tables: 1_500,
    nested: 100_000,
    a_long_text: 1_000_000,
    a_long_number: 1_000_000,
    a_long_formula: 300_000,
    long_formulas: 30,
    an_outline: 2_000,
    plots_of_what_is_not: 1_500,
    gears_in_a_row: 1_000,
    a_chain: 1_500,
}
