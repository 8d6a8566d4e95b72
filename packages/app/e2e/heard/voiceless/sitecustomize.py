"""Loaded by Python before Orca: its log is written line by line, not once eight kilobytes are full."""

import builtins

open_in_blocks = builtins.open


def open_by_line(file, mode="r", buffering=-1, *args, **kwargs):
    in_lines = mode == "w" and buffering == -1
    return open_in_blocks(file, mode, 1 if in_lines else buffering, *args, **kwargs)


builtins.open = open_by_line
