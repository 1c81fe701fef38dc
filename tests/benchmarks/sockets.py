"""The websocket between a page and its kernel, made not to wait: each message leaves at once. Nothing else differs."""

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class Prompt(ZMQChannelsWebsocketConnection):
    """Jupyter's own websocket without Nagle's delay, as Voila is told with `kernel_websocket_connection_class`."""

    def connect(self) -> Any:
        """Connects, with the delay switched off."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
