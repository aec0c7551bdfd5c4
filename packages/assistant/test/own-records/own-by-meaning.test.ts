import { describe, expect, it } from "vitest";
import { recogniseOwn, recogniseOwnByMeaning } from "../../src/own-records/recognise-own";
import { testMeanings } from "../meanings";
import { CANADA_QUESTIONS } from "../questions/canada";
import { FRENCH_QUESTIONS } from "../questions/french";
import { PRODUCT_QUESTIONS } from "../questions/product";
import { UNITED_STATES_QUESTIONS } from "../questions/united-states";
import { NOT_OWN, OWN_IN_OTHER_FRENCH_WORDS, OWN_IN_OTHER_WORDS } from "./questions";

const YEAR = 2026;
async function ask(message: string, language: "en" | "fr" = "en") {
  const question = { message, edition: "ca", language, history: [] } as const;
  return recogniseOwn(question, YEAR) ?? (await recogniseOwnByMeaning(question, YEAR, testMeanings));
}

describe("chat-32 a question about the asker's own year in other words", () => {
  it.each([
    ["en", OWN_IN_OTHER_WORDS],
    ["fr", OWN_IN_OTHER_FRENCH_WORDS],
  ] as const)(
    "in %s: at least half are taken to the right function, none to a wrong one",
    async (language, rows) => {
      const unsure: string[] = [];
      const wrong: string[] = [];
      for (const [message, asks, named] of rows) {
        const own = await ask(message, language);
        if (own === null) unsure.push(message);
        else if (own.asks !== asks || (own.category ?? undefined) !== named)
          wrong.push(`${message} → ${own.asks}`);
      }
      expect(wrong).toEqual([]);
      expect([unsure.length * 2 <= rows.length, unsure]).toEqual([true, unsure]);
    },
  );

  it("is asked of another year by naming the year alone", async () => {
    const history = [
      { role: "user" as const, text: "what has the special food cost me on top so far" },
      { role: "assistant" as const, text: "Your extra cost to claim is $4.19." },
    ];
    const question = { message: "and last year?", edition: "ca", language: "en", history } as const;
    const own = await recogniseOwnByMeaning(question, YEAR, testMeanings);
    expect([own?.asks, own?.year]).toEqual(["claimed", YEAR - 1]);
    expect(await recogniseOwnByMeaning({ ...question, history: [] }, YEAR, testMeanings)).toBeNull();
  });

  it.each([
    ["what did the loaf cost me last winter", "en", "category", null],
    ["how much have I spent on crackers since January", "en", "category", null],
    ["combien j’ai payé mon pain l’hiver passé", "fr", "category", null],
    ["how am I doing this year", "en", "claimed", YEAR],
    ["how is my claim coming along", "en", "claimed", null],
    ["what's my running total", "en", "claimed", null],
    ["où j’en suis cette année", "fr", "claimed", YEAR],
    ["où en suis-je cette année", "fr", "claimed", YEAR],
    ["où est-ce que j’en suis rendue dans ma demande", "fr", "claimed", null],
    ["how much have I claimed in twenty twenty-five", "en", "claimed", 2025],
    ["how much can I claim so far for 2025", "en", "claimed", 2025],
    ["combien puis-je demander jusqu’ici", "fr", "claimed", null],
  ] as const)("chat-42 '%s' names a season, or says 'so far'", async (message, language, asks, year) => {
    const own = await ask(message, language);
    expect([own?.asks, own?.year]).toEqual([asks, year]);
  });

  it("none that is not about the asker's records, and none that the help answers, is taken for one", async () => {
    const taken: string[] = [];
    const others = [CANADA_QUESTIONS, UNITED_STATES_QUESTIONS, PRODUCT_QUESTIONS, FRENCH_QUESTIONS].flat();
    for (const message of [...NOT_OWN, ...others.map(([question]) => question)])
      for (const page of ["en", "fr"] as const) {
        const own = await ask(message, page);
        if (own) taken.push(`${message} → ${own.asks}`);
      }
    expect(taken).toEqual([]);
  });
});
