"""Who is measured: a module for each program, run by `bench.worker` in a process of its own."""
