import { describe, expect, it } from "vitest";
import { lineItem, regularPackage } from "../../test/support/line-item";
import { sumOf } from "../../test/support/sum-of";
import { addDays } from "../periods/days";
import { attachRates } from "./attach-rates";
import { convertCents } from "./convert-cents";
import { givenRateSchema } from "./exchange-rate";
import { rateFinder } from "./rate-finder";

const typed = { method: "daily" as const, date: "2025-07-02", cadPerUsd: 1.36, source: "bankofcanada.ca" };

describe("claim-14 a purchase in the other currency", () => {
  const packages = lineItem({
    currency: "USD",
    quantity: 10,
    price: 7490,
    regularPrice: regularPackage(399, 500),
  });

  it("is converted on both sides, each rounded once: ten packages of 7.49 and 3.99 USD claim 48.93 CAD", () => {
    const { lines, missing, rates } = attachRates([packages], "ca", "annual-average", []);
    expect(sumOf(lines).rows).toMatchObject([{ price: 10_470, regularPrice: 5_577, amountCents: 4_893 }]);
    expect(missing).toEqual([]);
    expect(rates.get(packages.id)).toMatchObject({
      cadPerUsd: 1.3978,
      year: 2025,
      date: null,
      from: "table",
    });
  });

  it("goes the other way by the same rate: 13.978 CAD are 10.00 USD", () => {
    expect(convertCents(13_978, "CAD", "USD", 1.3978)).toBe(10_000);
    expect(convertCents(10_000, "USD", "CAD", 1.3978)).toBe(13_978);
    expect(convertCents(999, "CAD", "CAD", null)).toBe(999);
    const sum = sumOf([lineItem({ cadPerUsd: 1.3978, price: 1398 })], { edition: "us" });
    expect(sum.rows).toMatchObject([{ price: 1000, regularPrice: 250 }]);
  });

  it("keeps its own currency without a rate", () => {
    const { lines, rates } = attachRates([lineItem()], "ca", "daily", []);
    expect(lines[0]?.cadPerUsd).toBeNull();
    expect(rates.size).toBe(0);
  });
});

describe("claim-14 a missing rate is asked for, never guessed", () => {
  it.each([
    ["2026-03-03", "annual-average", []],
    ["2025-07-03", "daily", [typed]],
    ["2025-07-02", "annual-average", []],
  ] as const)("%s by %s", (date, method, given) => {
    const missing = { ok: false, reason: "exchange-rate-missing", ask: { method, date } };
    const found = rateFinder(method, given)(date);
    expect(found).toEqual(date === "2025-07-02" ? expect.objectContaining({ ok: true }) : missing);
  });

  it("lists the days to ask for once each, oldest first, and leaves those lines out of the sum", () => {
    const line = (purchaseDate: string) => lineItem({ currency: "USD", purchaseDate });
    const bought = [line("2026-05-05"), line("2026-02-02"), line("2026-05-05")];
    const { lines, missing } = attachRates(bought, "ca", "daily", []);
    expect(missing).toEqual(["2026-02-02", "2026-05-05"]);
    expect(sumOf(lines)).toMatchObject({ rows: [], totals: { amountCents: 0 } });
    expect(sumOf(lines).leftOut).toHaveLength(3);
  });

  it("reports-57 looks at each typed rate a few times, however many lines ask for one", () => {
    let looks = 0;
    const many = Array.from({ length: 5_000 }, (_, day) => ({
      ...typed,
      get date() {
        looks += 1;
        return addDays("2012-01-01", day);
      },
    }));
    const lines = Array.from({ length: 1_000 }, (_, day) =>
      lineItem({ currency: "USD", purchaseDate: addDays("2022-01-01", day) }),
    );
    const { rates, missing } = attachRates(lines, "ca", "daily", many);
    expect([rates.size, missing]).toEqual([1_000, []]);
    expect(looks).toBeLessThan(10 * many.length);
  });

  it("takes a typed rate of that very day, and a typed average for any day of its year", () => {
    expect(rateFinder("daily", [typed])("2025-07-02")).toMatchObject({
      ok: true,
      rate: { cadPerUsd: 1.36, date: "2025-07-02", from: "given", source: "bankofcanada.ca" },
    });
    const average = { ...typed, method: "annual-average" as const };
    expect(rateFinder("annual-average", [average])("2025-01-09")).toMatchObject({
      rate: { cadPerUsd: 1.36 },
    });
  });

  it("refuses a rate the wrong way round, and one without a source", () => {
    const stated = (changes: object) =>
      givenRateSchema.safeParse({ ...typed, ...changes }).error?.issues[0]?.message;
    const example = "issues.exchangeRate";
    expect(stated({ cadPerUsd: 0 })).toBe(example);
    expect(stated({ cadPerUsd: 13.978 })).toBe(example);
    expect(stated({ source: "" })).toBe("issues.rateSource");
  });
});
