import { CANADA_CALCULATOR_DEFAULTS } from "@gf-ledger/domain/calculator/canada";
import { expect, test } from "vitest";
import { Sources } from "@/features/blog/sources";
import { sourceSchema } from "@/features/content/source";
import { CanadaResult } from "@/features/tools/canada-result";
import { canadianFigures } from "@/features/tools/canadian-figures";
import { renderedText } from "./support/rendered-text";

function resultOf(year: number, province: "BC" | "ON" | "QC") {
  const figures = canadianFigures(year);
  if (!figures) throw new Error(`No figures for ${year}`);
  const input = CANADA_CALCULATOR_DEFAULTS;
  return renderedText(<CanadaResult input={input} figures={figures} province={province} />, "ca");
}

test("calculators-10 beside a result stands where its figures were read, on which day, and how well they are known", () => {
  const of2025 = resultOf(2025, "ON");
  expect(of2025).toContain("Fixed amount of 2025: Form T1 2025; read November 22, 2026.");
  expect(of2025).toContain("Ontario, 2025: The province's form 428 of the year; read November 22, 2026.");
  expect(resultOf(2026, "BC")).toContain("Fixed amount of 2026: reported from: ");
});

test("calculators-11 the result names the province's own credit, and no refund", () => {
  const result = resultOf(2024, "BC");
  expect(result).toContain("British Columbia has a credit of its own");
  expect(result).toContain("$212.27");
  expect(result).toContain("Estimated federal credit");
  expect(result).not.toMatch(/estimated refund/i);
  expect(resultOf(2025, "QC")).toContain("Québec has a return of its own (TP-1)");
});

test("pages-19 a source shows the day it was read, and that it was reported by others", () => {
  const source = sourceSchema.parse({
    name: "Form NB428",
    year: 2025,
    readOn: "2026-11-22",
    standing: "secondary",
    figures: ["2,798"],
  });
  const shown = renderedText(<Sources sources={[source]} locale="en-CA" />, "ca");
  expect(shown).toContain("Form NB428 (2025)");
  expect(shown).toContain("Read November 22, 2026. From a secondary source");
});
