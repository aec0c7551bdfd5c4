import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const footOf = (foot: string, head = "") => {
  const { subtotalCents, taxes, totalCents, arithmetic, items } = understandPage(
    pageOf(`CORNER FOODS\n${head}RICE        3.99\nOIL        10.01\n${foot}`),
  );
  return {
    subtotal: subtotalCents.value,
    taxes: taxes.map(({ cents }) => cents),
    total: totalCents.value,
    agrees: arithmetic.totalAgrees,
    items: items.length,
  };
};

describe("reading-140 `ST` is a state's tax, or a subtotal", () => {
  it.each([
    ["below the goods", "ST          0.84\nTOTAL      14.84", null],
    ["below a subtotal", "SUBTOTAL   14.00\nST          0.84\nTOTAL      14.84", 1400],
  ])("reading-140 %s it is a tax where it comes to 12%% of them at most", (_, foot, subtotal) => {
    expect(footOf(foot)).toEqual({ subtotal, taxes: [84], total: 1484, agrees: true, items: 2 });
  });

  it("reading-140 it is a subtotal where it comes to more", () => {
    expect(footOf("ST         14.00\nTAX         0.84\nTOTAL      14.84")).toMatchObject({
      subtotal: 1400,
      taxes: [84],
    });
    expect(footOf("ST          2.00\nTOTAL      16.00").taxes).toEqual([]);
  });

  it.each(["ST# 1234\n", "ST 4 OP 12\n", "123 MAIN ST\n", "ST 0.84\n"])(
    "reading-140 %j above the goods is no tax",
    (head) => {
      expect(footOf("TOTAL      14.00", head)).toMatchObject({ taxes: [], total: 1400 });
    },
  );

  it.each([
    ["a province", "CORNER FOODS\n12 MILL LANE\nGUELPH ON  N1H 1B5\n", "ST 0.84\nTOTAL 14.84"],
    ["its tax", "", "ST 0.84\nHST 0.42\nTOTAL 15.26"],
    ["its shop", "LOBLAWS\n", "ST 0.84\nTOTAL 14.84"],
  ])("reading-140 none is on a receipt that %s shows to be Canada's", (_, head, foot) => {
    expect(footOf(foot, head).taxes).not.toContain(84);
  });

  it("reading-140 what is taken off below the subtotal was not bought", () => {
    expect(footOf("SUBTOTAL   14.00\nCOUPON     -10.00\nST          1.00\nTOTAL       4.00").taxes).toEqual(
      [],
    );
    expect(footOf("SUBTOTAL   14.00\nCOUPON      -4.00\nST          1.00\nTOTAL      11.00").taxes).toEqual([
      100,
    ]);
  });

  it("reading-140 a second one below one that is a subtotal is none, and nothing bought is lost unasked", () => {
    expect(footOf("ST         14.00\nCANDY       1.00\nST          1.00\nTOTAL      15.00").taxes).toEqual(
      [],
    );
    for (const head of ["", "GUELPH ON  N1H 1B5\n"]) {
      const { items, issues } = understandPage(
        pageOf(
          `CORNER FOODS\n${head}GF BREAD 45.00\nGF FLOUR 45.00\nST 90.00\nCANDY 6.00\nST 6.00\nTOTAL 96.00`,
        ),
      );
      const isRead = items.some(({ name }) => name === "CANDY");
      expect(isRead || issues.some(({ code }) => code === "row_left_out")).toBe(true);
    }
  });
});

describe("reading-150 of two rows that say `ST` the amounts tell subtotal and tax", () => {
  it.each([
    ["alone", "ST         14.00\nST          0.84\nTOTAL      14.84", [84], 1484],
    [
      "with another tax",
      "ST         14.00\nCITY TAX    0.14\nST          0.84\nTOTAL      14.98",
      [14, 84],
      1498,
    ],
    [
      "with one below",
      "S/T        14.00\nS/T         0.56\nTAX 2       0.28\nTOTAL      14.84",
      [56, 28],
      1484,
    ],
  ])("reading-150 %s", (_, foot, taxes, total) => {
    expect(footOf(foot)).toEqual({ subtotal: 1400, taxes, total, agrees: true, items: 2 });
  });

  it("reading-150 also in Canada, where the total is both", () => {
    expect(
      footOf("ST         14.00\nST          0.84\nTOTAL      14.84", "GUELPH ON  N1H 1B5\n"),
    ).toMatchObject({
      taxes: [84],
      agrees: true,
    });
  });

  it.each([
    ["the goods don't come to the first", "ST         13.00\nST          0.84\nTOTAL      13.84"],
    ["the total is not both", "ST         14.00\nST          0.84\nTOTAL      14.00"],
    ["goods stand between", "ST         14.00\nCANDY       0.84\nST          0.84\nTOTAL      14.84"],
    ["the second is too much for a tax", "ST         14.00\nST          3.00\nTOTAL      17.00"],
  ])("reading-150 none is a tax where %s", (_, foot) => {
    expect(footOf(foot).taxes).toEqual([]);
  });
});
