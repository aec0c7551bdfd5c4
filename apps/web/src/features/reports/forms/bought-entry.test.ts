import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { translatorOf } from "@gf-ledger/messages/translator";
import { describe, expect, it } from "vitest";
import { typedBought } from "@/features/bought/bought-typed";
import { type LineItemTyped, lineItemEntry } from "./bought-entry";
import { boughtWords } from "./bought-words";

const row = {
  quantity: 2,
  size: 400,
  unit: "g",
  kind: "counterpart",
  kindNote: null,
  counts: true,
  whyNotCounted: null,
  soldByWeight: false,
  sizeCompared: true,
  regularPrice: 3.6,
} as LineItemView;
const stated = (bought: LineItemView, locale: "en-CA" | "fr-CA" = "en-CA") =>
  boughtWords(bought, {
    locale,
    t: translatorOf(locale, "reports.item"),
    food: translatorOf(locale, "food"),
  });
const read = (part: Partial<LineItemTyped>, locale: "en-CA" | "fr-CA" = "en-CA") =>
  lineItemEntry(
    row,
    { ...typedBought(row), countsInFull: false, ...part },
    { t: translatorOf(locale, "reports.bought"), locale },
  );

describe("reports-34 the dialog of quantity, size and kind", () => {
  it("sends what stands in its fields, with a comma or a point", () => {
    expect(read({ quantity: "3", size: "0,6", unit: "kg" })).toMatchObject({
      ok: true,
      edit: { sent: { quantity: 3, size: 0.6, unit: "kg", kind: "counterpart" } },
    });
    expect(read({ size: "1,500", unit: "g" })).toMatchObject({ edit: { sent: { size: 1500 } } });
    expect(read({ size: "1,500", unit: "kg" }, "fr-CA")).toMatchObject({ edit: { sent: { size: 1.5 } } });
    expect(read({ size: " ", unit: "" })).toMatchObject({ edit: { sent: { size: null, unit: null } } });
    expect(read({ kind: "return" })).toMatchObject({ edit: { sent: { quantity: -2 } } });
    expect(read({ kind: "no-counterpart", countsInFull: true })).toMatchObject({
      edit: { sent: { countsInFull: true } },
    });
  });

  it.each([
    [{ quantity: "0" }, "quantity"],
    [{ quantity: "many" }, "quantity"],
    [{ quantity: "1000000000" }, "quantity"],
    [{ size: "400", unit: "" }, "size"],
    [{ size: "", unit: "g" }, "size"],
    [{ size: "-4" }, "size"],
  ] as const)("says what is wrong with %j", (part, field) => {
    expect(read(part)).toMatchObject({ ok: false, wrong: { [field]: expect.stringMatching(/\w/) } });
  });

  it.each([
    [
      { kind: "natural", kindNote: " " },
      { kind: "natural", kindNote: null, counts: false },
    ],
    [
      { kind: "never", kindNote: "My only brand" },
      { kind: "never", kindNote: "My only brand", counts: true },
    ],
  ] as const)("claim-50 %j counts by its note alone", (part, sent) => {
    expect(read(part)).toMatchObject({ ok: true, edit: { sent } });
  });

  it("claim-5 says how much was bought, and where no size was compared", () => {
    expect(stated(row)).toBe("2 × 400 g");
    expect(stated({ ...row, quantity: 1 })).toBe("400 g");
    expect(stated({ ...row, size: null, unit: null, sizeCompared: false })).toBe(
      "2 bought, size not compared",
    );
    expect(stated({ ...row, sizeCompared: null })).toBe("2 × 400 g");
    expect(stated({ ...row, quantity: 1, size: 0.835, unit: "kg", soldByWeight: true })).toBe(
      "0.835 kg by weight",
    );
    expect(stated({ ...row, kind: "no-counterpart" })).toBe("2 × 400 g, ingredient without a counterpart");
  });

  it("claim-5 editions-14 and says it in French, with a decimal comma", () => {
    expect(stated({ ...row, quantity: -1, size: null, unit: null, kind: "return" })).toBe("1 returned");
    expect(stated({ ...row, size: null, unit: null, sizeCompared: false }, "fr-CA")).toBe(
      "2 achetés, format non comparé",
    );
    expect(stated({ ...row, quantity: 1, size: 0.835, unit: "kg", soldByWeight: true }, "fr-CA")).toBe(
      "0,835 kg au poids",
    );
    expect(stated({ ...row, kind: "no-counterpart" }, "fr-CA")).toBe(
      "2 × 400 g, ingrédient sans produit comparable",
    );
  });
});
