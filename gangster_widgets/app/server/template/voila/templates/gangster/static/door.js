// A private link says behind its # who comes; the way through the door keeps it, though no server ever sees it.
document.querySelector("form").action = `/${location.hash}`;
