"""What a user wrote, as programs that kernels run."""
