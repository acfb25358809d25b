import { expect, test, vi } from "vitest";
import {
  capital,
  language,
  LANGUAGES,
  languageName,
  negotiate,
  t,
  tOr,
  useLanguage,
  usePart,
  useTextsOf,
} from "./text.svelte";

test("English comes first and there are other languages", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES).toContain("tr");
});

test("a browser gets the first of its languages that we have", () => {
  expect(negotiate(["pt-BR", "pl-PL", "en"])).toBe("pl");
  expect(negotiate(["DE-at"])).toBe("de");
  expect(negotiate(["ja"])).toBe("en");
  expect(negotiate([])).toBe("en");
});

test("languages are called by their own names", () => {
  expect(languageName("tr")).toBe("Türkçe");
  expect(languageName("hu")).toBe("Magyar");
});

test("a capital at the start of a text is that of its language", () => {
  expect(capital("ikna", "tr")).toBe("İkna");
  expect(capital("άσπρα ζάρια", "el")).toBe("Άσπρα ζάρια");
});

test("of two languages chosen at once the later one stays", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await Promise.all([useLanguage("de"), useLanguage("en")]);
  expect(language()).toBe("en");
});

test("a game brings words, and cannot change ours", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("game-pips = Augen\nweb-play = Verspielt\n")),
  );
  await useLanguage("de");
  await useTextsOf(["pips"]);
  expect([tOr("game-pips", ""), t("web-play")]).toEqual(["Augen", "Spielen"]);
  expect(tOr("game-chess", "Chess")).toBe("Chess");
});

test("everybody who needs the texts of a part waits until they are there", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  void usePart("puzzle");
  await usePart("puzzle");
  expect(tOr("puzzle-next", "missing")).not.toBe("missing");
});

test("whoever waits for a part gets it in the language that was chosen meanwhile", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  const part = usePart("pad");
  void useLanguage("pl");
  await part;
  expect([language(), tOr("pad-start", "missing")]).toEqual(["pl", "Start"]);
});

test("a wrong message or argument is a type error", () => {
  // @ts-expect-error -- no message has this id
  t("web-plya");
  // @ts-expect-error -- it needs the number of the seat
  t("web-seat");
  // @ts-expect-error -- and the seat is called so
  t("web-seat", { seta: 1 });
  // @ts-expect-error -- it needs nothing
  t("web-play", { game: "six" });
  // @ts-expect-error -- games add to other families of messages
  tOr("web-plya-six", "");
  expect(t("web-seat", { seat: 1 })).not.toBe("web-seat");
});

test("a number below zero in a sentence has a true minus sign, and keeps its plural", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await useLanguage("en");
  await usePart("daily");
  expect(t("daily-points", { points: -20 })).toBe("−20 points");
  expect(t("daily-points", { points: 1 })).toBe("1 point");
});
