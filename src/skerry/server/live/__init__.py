"""Games in memory on this node: what is played, by whom, against which clock, and who watches."""
