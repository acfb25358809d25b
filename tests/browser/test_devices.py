"""My seats on my other device: a code in the fragment of a link, yes on the old one, and back."""

from collections.abc import Callable

from tests.browser.harness import DESKTOP, ME, OPEN, PHONE, Guest

Arrive = Callable[..., Guest]


def test_a_second_device_gets_my_seats_by_a_link_and_is_put_out_again(guest: Arrive) -> None:
    phone, laptop = guest(PHONE), guest(DESKTOP)
    table = phone.make_table("six", ME, OPEN)
    asked: list[str] = []
    laptop.page.on("request", lambda request: asked.append(request.url))

    phone.open("/settings")
    phone.page.locator("main").get_by_role("link", name="My devices").click()
    phone.page.click("[data-show-code]")
    link = phone.page.locator("[data-link=device]").input_value()
    code = phone.page.locator("[data-shown]").inner_text().replace("-", "")
    assert link == f"{phone.server.address}/devices#{code}"
    laptop.page.goto(link)
    laptop.page.click("[data-connect]")
    number = laptop.page.locator("[data-number]").inner_text()
    assert phone.page.locator("[data-number]").inner_text() == number
    phone.page.click("[data-yes]")

    laptop.page.locator("[data-joined]").get_by_role("link").click()
    laptop.page.locator(f"a[href='/table/{table}']").first.wait_for()
    laptop.open(f"/table/{table}")
    laptop.page.locator("[data-start]").wait_for(state="attached")
    assert not [url for url in asked if code in url.partition("#")[0]], "the code is in no address"

    phone.page.locator("[data-remove]").click()
    phone.page.locator("[data-device]").nth(1).wait_for(state="detached")
    laptop.open("/devices")
    laptop.page.locator("[data-join-device]").wait_for()
    laptop.open("/")
    laptop.page.locator("[data-play]").first.wait_for()
    assert laptop.page.locator(f"a[href='/table/{table}']").count() == 0


def test_a_typed_code_may_be_wrong_and_the_old_device_may_say_no(guest: Arrive) -> None:
    laptop, phone = guest(), guest(PHONE)
    phone.open("/devices")
    phone.page.fill("[data-code]", "0000-0000")
    phone.page.click("[data-connect]")
    phone.page.locator("[data-join-device] [role=alert]").wait_for()
    phone.errors.clear()  # The browser reports the status 404.
    laptop.open("/devices")
    laptop.page.click("[data-show-code]")
    phone.page.fill("[data-code]", laptop.page.locator("[data-shown]").inner_text().lower())
    phone.page.click("[data-connect]")
    laptop.page.click("[data-no]")
    laptop.page.locator("[data-show-code]").wait_for()
    refused = phone.page.locator("[data-join-device] [role=alert]")
    refused.wait_for()
    assert "said no" in refused.inner_text()
