"""The websocket between a page and its kernel: each message leaves at once, and only widgets' messages pass."""

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class Prompt(ZMQChannelsWebsocketConnection):
    """Jupyter's own websocket without Nagle's delay. What may pass is the kernel manager's list, as Voila sets it."""

    def connect(self) -> Any:
        """Connects, with the delay switched off."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
