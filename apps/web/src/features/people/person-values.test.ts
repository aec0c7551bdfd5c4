import { translateKeyed } from "@gf-ledger/messages/keyed-message";
import { describe, expect, test } from "vitest";
import { personFormSchema, valuesOf } from "./person-values";

const TODAY = "2026-11-22";
const VALUES = { ...valuesOf(null, 2025, "en-CA"), name: "Mia" };

describe("editions-17 claim-10 an income is typed as its language writes amounts", () => {
  test.each([
    ["en-CA", "52,000.50", 5_200_050],
    ["en-CA", "$52000", 5_200_000],
    ["fr-CA", "52\u00A0000,50\u00A0$", 5_200_050],
    ["fr-CA", "52 000,50", 5_200_050],
    ["fr-CA", "52000.50", 5_200_050],
    ["fr-CA", "", null],
  ] as const)("%s: %j is %j cents", (locale, income, cents) => {
    expect(personFormSchema(TODAY, locale).parse({ ...VALUES, income }).income).toBe(cents);
  });
});

/** Everything that a form can be refused for. */
const WRONG = {
  name: ["", "x".repeat(121)],
  birthDate: ["5 May", "1899-01-01", "2999-01-01"],
  diedOn: ["2999-13-01", "2099-01-01"],
  diagnosedOn: ["some day", "1899-01-01", "2999-01-01"],
  signedBy: ["x".repeat(121)],
  letterDate: ["letter", "2099-01-01"],
  income: ["much", "-5", "1000000000000"],
} as const;

test.each(Object.entries(WRONG).flatMap(([field, typed]) => typed.map((text) => [field, text] as const)))(
  "editions-16 claim-10 what is wrong with a person's %s is known in every language: %j",
  (field, text) => {
    const read = personFormSchema(TODAY, "en-CA").safeParse({ ...VALUES, [field]: text });
    const chosen = (read.error?.issues ?? []).map(({ message }) => [
      message,
      translateKeyed(message, "fr-CA"),
    ]);
    expect(chosen.length).toBeGreaterThan(0);
    for (const [message, french] of chosen) {
      expect(message).toMatch(/^(?:personIssues|entryIssues)\./);
      expect(french).not.toBeNull();
    }
  },
);
