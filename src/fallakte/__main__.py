"""`python -m fallakte` is the command."""

from fallakte.cli.main import main

main()
