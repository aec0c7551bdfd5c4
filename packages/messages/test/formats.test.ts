import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { describe, expect, test } from "vitest";
import { translatorOf } from "../src/translator";

describe("editions-14 figures are written as in Canadian French", () => {
  test("amounts: 1 234,56 $", () => {
    expect(formatMoney(1234.56, "fr-CA")).toBe("1\u00A0234,56\u00A0$");
    expect(formatMoney(-3.5, "fr-CA")).toBe("-3,50\u00A0$");
    expect(formatMoney(1234.56, "fr-CA", "USD")).toBe("1\u00A0234,56\u00A0$\u00A0US");
    expect(formatMoney(1234.56, "en-CA")).toBe("$1,234.56");
  });

  test("days: 14 mars 2026", () => {
    expect(formatDate("2026-03-14", "fr-CA")).toBe("14 mars 2026");
    expect(formatDate("2026-08-01", "fr-CA")).toBe("1er août 2026");
    expect(formatDate("2026-03-14", "en-CA")).toBe("March 14, 2026");
  });

  test("percentages: 14,5 %", () => {
    const percent = new Intl.NumberFormat("fr-CA", { style: "percent", maximumFractionDigits: 1 });
    expect(percent.format(0.145)).toBe("14,5\u00A0%");
  });

  test.each([
    [0, "0 reçu et 0 article importés.", "Imported 0 receipts and 0 line items."],
    [1, "1 reçu et 1 article importés.", "Imported 1 receipt and 1 line item."],
    [2, "2 reçus et 2 articles importés.", "Imported 2 receipts and 2 line items."],
  ])("plurals: %i is singular where French has it so", (count, french, english) => {
    const counts = { receipts: count, lineItems: count };
    expect(translatorOf("fr-CA", "done")("imported", counts)).toBe(french);
    expect(translatorOf("en-CA", "done")("imported", counts)).toBe(english);
  });

  test("lists and the names of languages", () => {
    expect(new Intl.ListFormat("fr-CA").format(["pain", "farine", "riz"])).toBe("pain, farine et riz");
    expect(new Intl.DisplayNames("fr-CA", { type: "language" }).of("en-CA")).toBe("anglais canadien");
  });
});
