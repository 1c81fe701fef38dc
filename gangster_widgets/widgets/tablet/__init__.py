"""One tablet live."""
