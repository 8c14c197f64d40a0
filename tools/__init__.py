"""What ./run, ./test and setup.py share. Standard library only: it runs before anything is installed."""
