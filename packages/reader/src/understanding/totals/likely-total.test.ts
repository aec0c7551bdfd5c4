import { sureTotalOf } from "@gf-ledger/domain/reading/sure-total";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { joinedReceipt } from "../../parts/receipt-of-parts";
import { understandPage } from "../understand-page";

const slip = (foot: string) =>
  pageOf(`
HAZEL AND ROWAN FOODS
418 QUARRY ROAD
TEL 604-555-0148
2026-03-04 12:31
GF SODA BREAD            15.75
GF OATCAKES               7.99
${foot}
MERCI`);
const totalOf = (foot: string) => {
  const { totalCents, issues, items, arithmetic } = understandPage(slip(foot));
  expect(items.map(({ price }) => price)).toEqual([1575, 799]);
  return {
    cents: totalCents.value,
    asked: issues.map(({ code }) => code),
    sure: totalCents.confidence,
    arithmetic,
  };
};

describe("reading-156 a total whose words no table knows is told by what was learnt of rows", () => {
  it.each(["SUMME: 24.80", "AMOUNT OWED 24.80", "KOKKU 24.80"])(
    "reading-156 %s is proposed, in doubt",
    (row) => {
      const { cents, asked, sure, arithmetic } = totalOf(row);
      expect([cents, asked]).toEqual([2480, ["total_in_doubt"]]);
      expect(sure).toBeLessThan(0.6);
      expect(arithmetic.totalAgrees).toBeNull();
    },
  );

  it("reading-156 one that the goods come to is sure", () => {
    const { cents, asked, arithmetic } = totalOf("AMOUNT OWED 23.74");
    expect([cents, asked, arithmetic.totalAgrees]).toEqual([2374, [], true]);
  });

  it("reading-156 one good alone confirms none, as on a shelf's tag that says its price twice", () => {
    const tag = understandPage(pageOf("KROGER\nFLOUR 2 KG  $4.83\nPRICE  4.83\n0.24 / 100 G\n063400001234"));
    expect([tag.totalCents.value, sureTotalOf(tag), tag.arithmetic.totalAgrees]).toEqual([483, null, null]);
  });

  it.each(["MONTANT À PAYER", "A PAYER"])("reading-131 %s is a total", (words) => {
    expect(totalOf(`${words}   23.74`)).toMatchObject({ cents: 2374, asked: [] });
  });

  it("reading-156 a printed total that the goods do not come to stays, where its row looks like one", () => {
    const { cents, asked } = totalOf("TOTAL 24.80\nAMOUNT OWED 26.10");
    expect([cents, asked]).toEqual([2480, ["total_does_not_add_up"]]);
  });

  it("reading-156 none is proposed where no goods were read", () => {
    const { totalCents, issues } = understandPage(pageOf("HAZEL AND ROWAN FOODS\nMERCI\n418 QUARRY ROAD"));
    expect([totalCents.value, issues.map(({ code }) => code)]).toEqual([
      null,
      expect.arrayContaining(["no_total"]),
    ]);
  });

  it("reading-156 of several pictures a total that is sure goes before one in doubt, which is asked", () => {
    const doubtful = understandPage(slip("AMOUNT OWED 24.80"));
    const sure = understandPage(slip("TOTAL 23.74"));
    const toldOf = (parts: Parameters<typeof joinedReceipt>[0]) => {
      const { totalCents, issues } = joinedReceipt(parts).reading;
      return [totalCents.value, issues.some(({ code }) => code === "total_in_doubt")];
    };
    expect(toldOf([sure, doubtful])).toEqual([2374, false]);
    expect(toldOf([doubtful, doubtful])).toEqual([2480, true]);
    expect([sureTotalOf(sure), sureTotalOf(doubtful)]).toEqual([2374, null]);
  });
});
