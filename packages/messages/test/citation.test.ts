import { expect, test } from "vitest";
import { citation, sourceName } from "../src/citation";

const READ = { readOn: "2026-11-22", source: "form-t1-2025" } as const;

test("calculators-10 a figure's words name its source, how well it is known, and the day it was read", () => {
  const cited = (standing: Parameters<typeof citation>[0]["standing"]) =>
    citation({ ...READ, standing }, "en-CA");
  expect(cited("confirmed")).toBe("Form T1 2025; read November 22, 2026");
  expect(cited("secondary")).toBe("reported from: Form T1 2025; read November 22, 2026");
  expect(cited("derived")).toBe("calculated: Form T1 2025; read November 22, 2026");
  const unknown = {
    standing: "unconfirmed",
    source: "no-state-text",
    readOn: "2027-01-05",
  } as const;
  expect(citation(unknown, "en-US")).toBe(
    "not confirmed: No text of the state was read; read January 5, 2027",
  );
});

test("claim-27 a figure's words are French for a reader of French", () => {
  const cited = (standing: Parameters<typeof citation>[0]["standing"]) =>
    citation({ ...READ, standing }, "fr-CA");
  expect(cited("confirmed")).toBe("Formulaire T1 de 2025; lu le 22 novembre 2026");
  expect(cited("secondary")).toBe("rapporté de\u00A0: Formulaire T1 de 2025; lu le 22 novembre 2026");
  expect(cited("derived")).toBe("calculé\u00A0: Formulaire T1 de 2025; lu le 22 novembre 2026");
  expect(cited("unconfirmed")).toBe("non confirmé\u00A0: Formulaire T1 de 2025; lu le 22 novembre 2026");
});

test("claim-27 a source that a person typed stays as it is in every language", () => {
  expect(sourceName("My bank's page {rate} <b>", "fr-CA")).toBe("My bank's page {rate} <b>");
  expect(sourceName("My bank's page {rate} <b>", "en-CA")).toBe("My bank's page {rate} <b>");
});
