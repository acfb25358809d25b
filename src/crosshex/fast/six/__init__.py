"""Six for the machine: the plane, legal moves, whole games at random; the search lies below."""
