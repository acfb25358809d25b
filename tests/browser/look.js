// Lists what is wrong with the current page at this size; `test_walk` runs it on every screen.
() => {
  const TAPPED = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex]:not([tabindex='-1'])";
  const LEAST = 44;
  // A row of a sheet has up to 16 fields and a board many cells: on a phone they cannot be that wide.
  const MANY = "[data-at], [data-cell], [data-target], [data-pick], [data-keep]";
  const LEAST_OF_MANY = 20;
  const found = [];
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = modal ?? document.body;

  const say = (one) => `${one.tagName.toLowerCase()} "${nameOf(one)}" ${one.outerHTML.slice(0, 90)}`;
  const words = (text) => (text ?? "").replace(/\s+/g, " ").trim();

  function nameOf(one) {
    const by = words(one.getAttribute("aria-labelledby")).split(" ");
    const titles = [...one.querySelectorAll("title, img[alt], [aria-label]")];
    return (
      words(one.getAttribute("aria-label")) ||
      words(by.map((id) => document.getElementById(id)?.textContent ?? "").join(" ")) ||
      words([...(one.labels ?? [])].map((label) => label.textContent).join(" ")) ||
      words(one.getAttribute("alt") ?? one.getAttribute("title")) ||
      words(one.textContent) ||
      words(titles.map((title) => title.getAttribute("aria-label") ?? title.getAttribute("alt") ?? title.textContent).join(" "))
    );
  }

  /** The element that takes the tap: a drawn switch is the label of a hidden input. */
  function targetOf(one) {
    const box = one.getBoundingClientRect();
    const isDrawn = box.width > 2 && getComputedStyle(one).opacity !== "0" && getComputedStyle(one).appearance !== "none";
    return one.matches("input") && !(isDrawn && one.matches("[type=text], [type=range], [type=search], :not([type])")) && one.labels?.[0] ? one.labels[0] : one;
  }

  function isThere(one) {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]") && box.width > 2 && box.height > 2 && box.bottom + scrollY > 0 && box.right > 0;
  }

  /** Whether an element is inside a part that scrolls sideways by itself. */
  function isScrolled(one) {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  }

  /** A link in the middle of a sentence is as high as its line. */
  function isInText(one) {
    return one.matches("a") && getComputedStyle(one).display === "inline" && words(one.parentElement?.textContent) !== words(one.textContent);
  }

  const tapped = [...new Set([...root.querySelectorAll(TAPPED)].filter((one) => !one.disabled && one.getAttribute("aria-hidden") !== "true").map(targetOf))].filter(isThere);

  // Wider than the screen, or cut off.
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px wider than the screen`);
  for (const one of root.querySelectorAll("button, a, label, h1, h2, h3, p, li, td, th, legend, output")) {
    const style = getComputedStyle(one);
    const cuts = ["hidden", "clip"].includes(style.overflowX) && style.textOverflow !== "ellipsis";
    if (isThere(one) && cuts && one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${say(one)}`);
    const box = one.getBoundingClientRect();
    if (isThere(one) && !isScrolled(one) && style.position !== "absolute" && (box.right > innerWidth + 1 || box.left < -1)) found.push(`beside the screen: ${say(one)}`);
  }

  // Without a name, or with its own tab order.
  for (const one of root.querySelectorAll(TAPPED)) {
    if (!isThere(targetOf(one)) || one.getAttribute("aria-hidden") === "true") continue;
    if (!nameOf(one)) found.push(`without a name: ${say(one)}`);
    if (one.tabIndex > 0) found.push(`an order of its own: ${say(one)}`);
  }

  // One primary button: what most people want next.
  const primary = [...root.querySelectorAll(".button.primary")].filter(isThere);
  if (primary.length > 1) found.push(`several primary buttons: ${primary.map(nameOf).join(", ")}`);

  // Too small for a finger.
  for (const one of tapped) {
    const { width, height } = one.getBoundingClientRect();
    const least = one.closest(MANY) || one.querySelector(MANY) ? LEAST_OF_MANY : LEAST;
    // A picture that the focus can reach is read, not tapped.
    if (!isInText(one) && !one.matches("main, [role=grid], [role=img]") && (width < least - 0.5 || height < least - 0.5)) {
      found.push(`${Math.round(width)}×${Math.round(height)} px: ${say(one)}`);
    }
  }

  // Covered, wherever the page is scrolled to.
  function over(one) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  }
  const isFree = (one, there) => there && (one.contains(there) || there.contains(one) || there.closest("label")?.contains(one));
  for (const one of tapped) {
    // An element that is not covered now need not be scrolled to, which takes time.
    if (one.matches("main, [role=grid]") || isFree(one, over(one))) continue;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const there = over(one);
    if (there?.closest("[data-notice]")) continue; // A notice goes away by itself or at a tap.
    if (!isFree(one, there)) found.push(`under ${there ? say(there) : "nothing"}: ${say(one)}`);
  }
  scrollTo(0, 0);

  // Two elements at the same place.
  const boxes = tapped.filter((one) => !one.closest("svg") && !one.matches("main, [role=grid]")).map((one) => [one, one.getBoundingClientRect(), layerOf(one)]);
  function layerOf(one) {
    for (let at = one; at; at = at.parentElement) if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
    return null;
  }
  for (const [i, [one, a, layer]] of boxes.entries()) {
    for (const [other, b, otherLayer] of boxes.slice(i + 1)) {
      if (layer !== otherLayer || one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`at one place: ${say(one)} and ${say(other)}`);
    }
  }
  return found;
};
