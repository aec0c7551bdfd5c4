import { expect, it } from "vitest";
import { ADJUSTMENT_RULES } from "../adjustments/adjustment-rules";
import { FEDERAL_FIGURES } from "../credits/federal-figures";
import { PROVINCE_YEARS } from "../credits/province-years";
import { QUEBEC_FIGURES } from "../credits/quebec-figures";
import { ANNUAL_AVERAGES } from "../currency/annual-averages";
import { citation, sourceName } from "./citation";
import type { Provenance } from "./provenance";
import { confirmed, derived, secondary, unconfirmed } from "./provenance-of";

const DAY = "2026-11-22";

it("calculators-10 a figure's words name its source, how well it is known, and the day it was read", () => {
  expect(citation(confirmed("Form T1 2025", DAY), "ca")).toBe("Form T1 2025; read November 22, 2026");
  expect(citation(secondary("Form T1 2024", DAY), "ca")).toMatch(/^reported from: Form T1 2024; read /);
  expect(citation(derived("Form T1 2024", DAY), "ca")).toMatch(/^calculated: /);
  expect(citation(unconfirmed("No text of the state was read", "2027-01-05"), "us")).toBe(
    "not confirmed: No text of the state was read; read January 5, 2027",
  );
});

it("claim-27 a figure's words are French for a reader of French", () => {
  const cited = (provenance: Parameters<typeof citation>[0]) => citation(provenance, "fr-CA");
  expect(cited(confirmed("Form T1 2025", DAY))).toBe("Formulaire T1 de 2025; lu le 22 novembre 2026");
  expect(cited({ standing: "secondary", source: "A page of nobody's list", readOn: DAY })).toBe(
    "rapporté de\u00A0: A page of nobody's list; lu le 22 novembre 2026",
  );
  expect(cited(derived("Form T1 2025", DAY))).toMatch(/^calculé\u00A0: /u);
  expect(cited(unconfirmed("Form T1 2025", DAY))).toMatch(/^non confirmé\u00A0: /u);
});

it("claim-27 each source of a Canadian claim has its French name", () => {
  const cited: readonly Provenance[] = [
    ...FEDERAL_FIGURES,
    ...QUEBEC_FIGURES,
    ...PROVINCE_YEARS,
    ...ANNUAL_AVERAGES,
    ...ADJUSTMENT_RULES.filter(({ edition }) => edition === "ca"),
  ];
  const sources = new Set(cited.map(({ source }) => source));
  expect(sources.size).toBeGreaterThan(20);
  const same = [...sources].filter((source) => sourceName(source, "fr-CA") === source);
  // The name of a site alone is the same in both languages.
  expect(same).toEqual(["budget.finances.gouv.qc.ca"]);
});
