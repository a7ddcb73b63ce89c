"""`python -m skerry` is the `skerry` command."""

from skerry.cli import main

main()
