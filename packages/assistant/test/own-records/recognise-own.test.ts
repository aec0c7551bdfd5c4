import { describe, expect, it } from "vitest";
import { recogniseOwn } from "../../src/own-records/recognise-own";
import { CANADA_QUESTIONS } from "../questions/canada";
import { FRENCH_QUESTIONS } from "../questions/french";
import { PRODUCT_QUESTIONS } from "../questions/product";
import { UNITED_STATES_QUESTIONS } from "../questions/united-states";
import { NOT_OWN, OWN_IN_ENGLISH, OWN_IN_FRENCH, type OwnRow } from "./questions";

const YEAR = 2026;
const ask = (message: string, language: "en" | "fr" = "en", history: readonly string[] = []) =>
  recogniseOwn(
    { message, edition: "ca", language, history: history.map((text) => ({ role: "user", text })) },
    YEAR,
  );

function tally(rows: readonly OwnRow[], language: "en" | "fr") {
  const unsure: string[] = [];
  const wrong: string[] = [];
  for (const [message, asks, named] of rows) {
    const own = ask(message, language);
    const isRight = own?.asks === asks && (own.category ?? own.product ?? undefined) === named;
    if (own === null) unsure.push(message);
    else if (!isRight || own.language !== language) wrong.push(`${message} → ${JSON.stringify(own)}`);
  }
  return { right: rows.length - unsure.length - wrong.length, unsure, wrong };
}

describe("chat-21 a question about the asker's own year", () => {
  it.each([
    ["en", OWN_IN_ENGLISH],
    ["fr", OWN_IN_FRENCH],
  ] as const)(
    "in %s: at least nine in ten are taken to the right function, none to a wrong one",
    (language, rows) => {
      const { right, unsure, wrong } = tally(rows, language);
      expect(wrong).toEqual([]);
      expect([right / rows.length >= 0.9, unsure]).toEqual([true, unsure]);
    },
  );

  it.each([
    ["of Canada", CANADA_QUESTIONS],
    ["of the United States", UNITED_STATES_QUESTIONS],
    ["of the product", PRODUCT_QUESTIONS],
    ["in French", FRENCH_QUESTIONS],
  ])("none of the questions %s that the help answers is taken for one", (_which, rows) => {
    const taken = rows.flatMap(([message]) =>
      (["en", "fr"] as const).flatMap((page) => {
        const own = ask(message, page);
        return own ? [`${message} → ${own.asks}`] : [];
      }),
    );
    expect([...new Set(taken)]).toEqual([]);
  });

  it.each(NOT_OWN)("'%s' is none", (message) => {
    expect([ask(message), ask(message, "fr")]).toEqual([null, null]);
  });

  it.each([
    ["how much have I claimed in 2024?", 2024],
    ["how much have I claimed last year?", 2025],
    ["how much have I claimed this year?", 2026],
    ["how much have I claimed?", null],
    ["combien ai-je réclamé l’an dernier?", 2025],
    ["combien ai-je réclamé l’année dernière?", 2025],
    ["combien ai-je réclamé cette année?", 2026],
  ])("'%s' is of the year %s", (message, year) => {
    expect(ask(message)?.year).toBe(year);
  });

  it.each([
    ["did pasta get pricier for me", "en", "pasta"],
    ["has my bread gone up", "en", "bread"],
    ["have my crackers become more expensive this year?", "en", "crackers"],
    ["did the price of my oat bread go down", "en", "oat bread"],
    ["is my flour dearer than before", "en", "flour"],
    ["mon pain a-t-il augmenté", "fr", "pain"],
    ["est-ce que mes pâtes ont monté cette année", "fr", "pâtes"],
    ["le prix de mon pain a-t-il baissé", "fr", "pain"],
    ["est-ce que mes biscuits coûtent plus cher qu’avant", "fr", "biscuits"],
  ] as const)(
    "chat-44 '%s' asks whether a product's price changed for the asker",
    (message, language, named) => {
      expect(ask(message, language)).toMatchObject({ asks: "priceChange", product: named });
    },
  );

  it.each([
    ["has Premium gone up", "en"],
    ["did my subscription go up", "en"],
    ["mon abonnement a-t-il augmenté", "fr"],
    ["has my refund gone up", "en"],
    ["has the threshold gone up", "en"],
    ["why is gluten free bread more expensive", "en"],
    ["pourquoi le pain sans gluten coûte plus cher", "fr"],
    ["has it gone up for me", "en"],
    ["Is my rate getting cheaper if I pay yearly?", "en"],
    ["mon loyer a augmenté, est-ce déductible?", "fr"],
    ["mon pain a augmenté, est-ce déductible?", "fr"],
    ["mon salaire a augmenté, est-ce que ça change ma demande?", "fr"],
    ["has my account gotten more expensive", "en"],
    ["Has my GF Ledger become more expensive?", "en"],
    ["Le prix de Millie a augmenté pour moi?", "fr"],
    ["Is my deduction getting cheaper?", "en"],
    ["has the mileage rate gone up for me?", "en"],
    ["Has my weight gone up since going gluten free?", "en"],
    ["have my downloads gone up", "en"],
    ["has my food spending gone up", "en"],
    ["Has my bread gone down in size?", "en"],
  ] as const)("chat-44 '%s' does not", (message, language) => {
    expect(ask(message, language)?.asks).not.toBe("priceChange");
  });

  it.each([
    ["Has my spending gone up?", "en"],
    ["Has my amount increased?", "en"],
    ["Est-ce que ma réclamation a augmenté?", "fr"],
    ["mon montant a-t-il augmenté?", "fr"],
    ["mes dépenses ont augmenté", "fr"],
  ] as const)("chat-44 '%s' asks for no price of a product", (message, language) => {
    expect(ask(message, language)?.asks).not.toBe("priceChange");
  });

  it.each([
    ["has my bread gone up since 2023", "en"],
    ["is my bread more expensive than in 2024", "en"],
    ["has my bread become more expensive than last year", "en"],
    ["did my bread go up between 2024 and 2025", "en"],
    ["mon pain a-t-il augmenté depuis 2023", "fr"],
    ["est-ce que mon pain coûte plus cher que l’an dernier", "fr"],
  ] as const)("chat-44 '%s' spans more than a year, and is taken for none", (message, language) => {
    expect(ask(message, language)).toBeNull();
  });

  it("a year alone asks the question before of that year", () => {
    const before = ["how much have I claimed on bread in 2026"];
    expect(ask("and in 2025?", "en", before)).toMatchObject({
      asks: "category",
      year: 2025,
      category: "Bread and Bakery",
    });
    expect(ask("et en 2025?", "fr", ["combien ai-je réclamé?"])).toMatchObject({
      asks: "claimed",
      year: 2025,
    });
    expect(ask("and in 2025?", "en", ["how do I upload a receipt"])).toBeNull();
  });

  it("the American edition is asked in English alone", () => {
    const question = { message: "how much have I claimed?", edition: "us", history: [] } as const;
    expect(recogniseOwn(question, YEAR)?.language).toBe("en");
  });
});
