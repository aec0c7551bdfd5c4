import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const read = (rows: string) => {
  const { items, issues } = understandPage(pageOf(`WALMART\n12 MILL LANE\n${rows}`));
  const asked = issues.flatMap(({ code, itemIndex }) => (code === "line_in_doubt" ? [itemIndex] : []));
  return { names: items.map(({ name }) => name), asked };
};

describe("reading-146 an article's number in the place of its name", () => {
  it("reading-146 is asked", () => {
    expect(read("GV MILK         4.98\n44500982114 N   3.00\nTOTAL           7.98")).toEqual({
      names: ["GV MILK", "44500982114"],
      asked: [1],
    });
  });

  it("reading-146 a name above its number stays one", () => {
    expect(read("3 FARMER STEW\n44500982114 F   4.98\nRICE            3.99\nTOTAL           8.97")).toEqual({
      names: ["3 FARMER STEW", "RICE"],
      asked: [],
    });
  });

  it.each(["12 LARGE EGGS CT", "12 EGGS LRG CT", "6 GF ROLLS ST", "24 COORS LT CT", "4 PEPPER COURT"])(
    "reading-146 %s is no street: its price on the next row stays its own",
    (row) => {
      const { items } = understandPage(
        pageOf(`CORNER FOODS\nGUELPH ON N1H 1B5\n${row}\n4.99\nGF BREAD\n6.99\n20/11/2026`),
      );
      expect(items.map(({ price }) => price)).toEqual([499, 699]);
      expect(items[1]?.name).toBe("GF BREAD");
      expect(row).toContain(items[0]?.name ?? "nothing");
    },
  );
});
