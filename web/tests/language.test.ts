import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { compile } from "../fluent";
import { maybe, speech, t } from "../src/lib/language.svelte";

const asked: string[] = [];
let away = false;

beforeEach(() => {
  asked.length = 0;
  away = false;
  vi.stubGlobal("fetch", (address: string | URL) => {
    asked.push(String(address));
    if (away) return Promise.reject(new TypeError("no line"));
    const [, language = ""] = /words\/(\w+)/.exec(String(address)) ?? [];
    const words = { language, game: "chess", messages: compile(`action-mate = mate in ${language}`, "x.ftl") };
    return Promise.resolve(new Response(JSON.stringify(words), { headers: { "content-type": "application/json" } }));
  });
});
afterAll(() => speech.choose("en"));

describe("words", () => {
  it("of the page are there from the start", () => {
    expect(t("settings-title")).toBe("Settings");
    expect([maybe("settings-title"), maybe("settings-nothing")]).toEqual(["Settings", ""]);
  });

  it("of a game come with it, from the build", async () => {
    expect(speech.game("suitcase").has("name-Vienna")).toBe(false);
    await speech.learn("suitcase");
    expect(speech.game("suitcase").say("name-Vienna")).toBe("Vienna");
    expect(asked).toEqual([]);
  });

  it("of a stranger's game come from the server, once", async () => {
    away = true;
    await expect(speech.learn("chess")).rejects.toThrow();
    away = false;
    await Promise.all([speech.learn("chess"), speech.learn("chess")]);
    expect(speech.game("chess").say("action-mate")).toBe("mate in en");
    expect(asked).toHaveLength(2);
  });

  it("change with the language, all of them", async () => {
    await speech.choose("de");
    expect([speech.language, t("settings-title")]).toEqual(["de", "Einstellungen"]);
    expect(speech.game("suitcase").say("name-Vienna")).toBe("Wien");
    expect(speech.game("chess").say("action-mate")).toBe("mate in de");
  });

  it("stay as they are where the server does not answer", async () => {
    away = true;
    await speech.choose("nl");
    expect(speech.game("suitcase").say("name-Vienna")).toBe("Wenen");
    expect(speech.game("chess").say("action-mate")).toBe("mate in de");
  });

  it("are those of the language that was chosen last, also of a game opened meanwhile", async () => {
    await Promise.all([speech.choose("en"), speech.choose("de"), speech.learn("heimlich")]);
    expect([speech.language, t("settings-title")]).toEqual(["de", "Einstellungen"]);
    expect(speech.game("heimlich").say("building-church")).toBe("Kirche");
  });
});
