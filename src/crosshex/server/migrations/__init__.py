"""Steps from an older store to the present one."""
