"""The combination lab: a heist put together gangster by gangster."""
