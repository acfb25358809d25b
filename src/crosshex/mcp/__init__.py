"""Games for agents that speak MCP, such as language models: `session` plays them, `server` asks.

Only `server` needs the extra `mcp`.
"""

from crosshex.mcp.session import Session, SessionError

__all__ = ["Session", "SessionError"]
