import { expect, test } from "vitest";
import { changeWords } from "../src/claim/changes/change-words";
import { type RecordedValue, recordedValue } from "../src/claim/changes/recorded-values";

const NAMES = new Map([["1", "Ann"]]);
const ANSWERS: RecordedValue = {
  province: "AB",
  partners: [{ personId: "1", workIncomeCents: 512_000, federalTaxCents: null, residentAllYear: true }],
  disabilitySupportsCents: 0,
  state: null,
};

test.each([
  ["en-CA", "province: Alberta, Ann: work income: $5,120.00, lived in Canada all year: yes"],
  ["fr-CA", "province : Alberta, Ann : revenu de travail : 5 120,00 $, a vécu au Canada toute l’année : oui"],
] as const)(
  "claim-66 answers for the estimate are said by their names, not as they are stored, in %s",
  (locale, words) => {
    const said = recordedValue(
      "worthInputs",
      ANSWERS,
      changeWords(locale, (id) => NAMES.get(id) ?? id),
      "CAD",
    );
    expect(said?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(words);
  },
);

test("claim-66 shares are said by their people, and answers of which none was given not at all", () => {
  const words = changeWords("en-CA", (id) => NAMES.get(id) ?? id);
  expect(recordedValue("shares", [{ personId: "1", share: 0.25 }], words, "CAD")).toBe("Ann 25%");
  expect(
    recordedValue("worthInputs", { province: null, partners: [], disabilitySupportsCents: 0 }, words, "CAD"),
  ).toBe(null);
});
