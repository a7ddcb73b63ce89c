"""What modules keep: counters, layers, stacks and plain rows of numbers, declared once and handled by the kernel."""
