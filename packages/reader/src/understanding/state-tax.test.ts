import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

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
    ["below a subtotal called as it is", "ST         14.00\nST          0.84\nTOTAL      14.84", 1400],
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
});
