"""Browsers that one test after another uses, because a new one costs a second."""

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Error

from tests.browser.harness import DESKTOP, HASTY, Guest, Server

MOST_IDLE = 12


@dataclass
class GuestPool:
    """Guests who have left, each with its browser context."""

    browser: Browser
    idle: list[tuple[str, Guest]] = field(default_factory=list)
    busy: dict[int, str] = field(default_factory=dict)

    def arrive(
        self,
        server: Server,
        size: tuple[int, int] = DESKTOP,
        settings: dict[str, Any] = HASTY,
        fresh: bool = False,
        **options: Any,
    ) -> Guest:
        """A guest with nothing stored; `fresh` if the browser must be unused."""
        if fresh or options.get("service_workers") == "allow":
            return Guest.arrive(self.browser, server, size, settings, **options)
        kind = json.dumps([server.address, size[0] < 600, settings, options], sort_keys=True)
        left = next((left for left in reversed(self.idle) if left[0] == kind), None)
        if left is None:
            guest = Guest.arrive(self.browser, server, size, settings, **options)
        else:
            self.idle.remove(left)
            guest = left[1]
            guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.busy[id(guest)] = kind
        return guest

    def leave(self, guest: Guest) -> None:
        """Keep the guest's browser for another one, or close it.

        It is closed if it has met an error, or if its server is gone.
        """
        kind = self.busy.pop(id(guest), None)
        if kind is None or guest.errors:
            guest.leave()
            return
        try:
            guest.forget()
        except Error:
            guest.leave()
            return
        self.idle.append((kind, guest))
        if len(self.idle) > MOST_IDLE:
            self.idle.pop(0)[1].leave()

    def close(self) -> None:
        for _, guest in self.idle:
            guest.leave()
        self.idle.clear()
