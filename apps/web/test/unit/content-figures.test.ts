import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MEDICAL_MILEAGE } from "@gf-ledger/claim/adjustments/medical-mileage";
import { FEDERAL_FIGURES } from "@gf-ledger/claim/credits/canada/federal-figures";
import { PROVINCE_YEARS } from "@gf-ledger/claim/credits/canada/province-years";
import { STANDARD_DEDUCTIONS } from "@gf-ledger/claim/credits/united-states/standard-deductions";
import { findFigure } from "@gf-ledger/claim/figures/find-figure";
import provinces from "@gf-ledger/messages/en/provinces.json";
import { describe, expect, test } from "vitest";
import { splitFrontMatter } from "@/features/content/front-matter";
import { sourceSchema, statedFiguresSchema } from "@/features/content/source";
import { figuresIn } from "./support/figures-in";

const CONTENT = join(import.meta.dirname, "../../content");
const TEXTS = ["articles", "faq"].flatMap((folder) =>
  readdirSync(join(CONTENT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`),
);
const read = (name: string) => splitFrontMatter(readFileSync(join(CONTENT, name), "utf8"));
const rowsOf = (name: string) =>
  read(name)
    .body.split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const dollars = (cents: number) => (cents / 100).toLocaleString("en-CA");

describe.each(TEXTS)("pages-19 %s", (name) => {
  const { data, body } = read(name);
  const { sources, examples } = statedFiguresSchema.parse(data);

  test("has a source and the day it was read for each of its figures", () => {
    const sourced = sources.flatMap(({ figures }) => figures);
    const missing = figuresIn(body).filter(
      (figure) => ![...sourced, ...examples].some((known) => known === figure || `${known} cents` === figure),
    );
    expect(missing).toEqual([]);
  });

  test("names no figure among its sources that it does not show", () => {
    const shown = sources.flatMap(({ figures }) => figures).filter((figure) => !body.includes(figure));
    expect(shown).toEqual([]);
  });
});

test("pages-19 a source with figures names the day it was read", () => {
  const without = sourceSchema.safeParse({ name: "Form T1 2025", figures: ["2,834"] });
  expect(without.success).toBe(false);
  expect(figuresIn("2,834 for 2025 (Income Tax Act, section 118.2(2)(r)), 14.5% and 20.5 a mile")).toEqual([
    "2,834",
    "14.5%",
    "20.5",
  ]);
});

describe("pages-19 the articles' tables agree with the claim's", () => {
  const ofYear = (year: number) => [
    dollars(findFigure(FEDERAL_FIGURES, "fixed-amount", year)?.value ?? 0),
    `${findFigure(FEDERAL_FIGURES, "rate", year)?.value}%`,
  ];
  const CANADA = "articles/claim-gluten-free-food-in-canada.md";
  const COLUMBIA = "articles/british-columbia-and-the-other-half.md";

  test("federal figures of 2024, 2025 and 2026", () => {
    const rows = rowsOf(CANADA).filter(([year]) => /^20\d\d$/.test(year ?? ""));
    expect(rows).toEqual([2024, 2025, 2026].map((year) => [String(year), ...ofYear(year)]));
  });

  test("British Columbia's and every other province's", () => {
    for (const [year, ...cells] of rowsOf(COLUMBIA).filter(([first]) => /^20\d\d$/.test(first ?? ""))) {
      const bc = PROVINCE_YEARS.find((row) => row.province === "BC" && row.year === Number(year));
      expect(cells.slice(0, 2)).toEqual(ofYear(Number(year)));
      expect([cells[2], Number.parseFloat(cells[3] ?? "")]).toEqual([
        dollars(bc?.fixedCents ?? 0),
        bc?.ratePercent,
      ]);
    }
    const names = Object.entries(provinces).filter(([letters]) => !["BC", "QC"].includes(letters));
    for (const [letters, name] of names) {
      const cells = rowsOf(COLUMBIA)
        .find(([first]) => first === name)
        ?.slice(1);
      const of = (year: number) =>
        PROVINCE_YEARS.filter((row) => row.province === letters && row.year === year).flatMap((row) => [
          dollars(row.fixedCents),
          `${row.ratePercent}%`,
        ]);
      expect([name, cells]).toEqual([name, [...of(2025), ...of(2026)]]);
    }
  });

  test("standard deductions and the medical mileage rate", () => {
    for (const [year, ...cells] of rowsOf("articles/itemize-or-standard-deduction.md").slice(2)) {
      const row = STANDARD_DEDUCTIONS.find((one) => one.year === Number(year));
      expect(cells).toEqual(
        [row?.singleCents, row?.jointCents, row?.headOfHouseholdCents].map((cents) => dollars(cents ?? 0)),
      );
    }
    const rates = rowsOf("articles/mileage-shipping-and-special-ingredients.md").slice(2);
    const since2021 = MEDICAL_MILEAGE.filter(({ from }) => from >= "2021");
    expect(rates.map(([, cents]) => Number(cents))).toEqual(
      since2021.map(({ centsPerMile }) => centsPerMile),
    );
  });
});
