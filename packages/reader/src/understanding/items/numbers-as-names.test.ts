import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

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

describe("reading-151 the first article is never called as a row of the head is", () => {
  const first = (head: string, row = "44500982114     3.00") => {
    const { items, issues } = understandPage(
      pageOf(`CORNER FOODS\n${head}\n${row}\nGF MILK         4.98\nTOTAL           7.98`),
    );
    const asked = issues.some(({ code, itemIndex }) => code === "line_in_doubt" && itemIndex === 0);
    return { name: items[0]?.name, price: items[0]?.price, asked };
  };

  it.each([
    "12 MILL LANE",
    "450 QUAY STREET",
    "14 Quay Rd.",
    "9 APPLE AVENUE",
    "MAIN STREET",
    "1200 RUE PRINCIPALE",
    "UNIT 4",
    "P.O. BOX 12",
    "GUELPH ON N1H 1B5",
    "SPRINGFIELD, IL 62701",
    "HALIFAX, NOVA SCOTIA",
    "450 QUAY STREET\nHALIFAX NS",
    "GST# 123456789",
    "SELF CHECKOUT",
    "CASHIER ANNA",
    "WELCOME TO OUR SHOP",
  ])("reading-151 below %j its number stands in the name's place and is asked", (head) => {
    expect(first(head)).toEqual({ name: "44500982114", price: 300, asked: true });
  });

  it.each([
    ["a count", "2 @ 1.50        3.00", "2 @ 1.50"],
    ["nothing", "                3.00", "3.00"],
  ])("reading-151 beside %s too", (_, row, name) => {
    expect(first("14 Quay Rd.", row)).toEqual({ name, price: 300, asked: true });
  });

  it.each([
    ["PAIN SANS GLUTEN\n4,97\nLAIT 2L\n5,29\nTOTAL 10,26", "PAIN SANS GLUTEN", 497],
    [
      "GLUTINO PRETZELS\n062891500001 4.97 D\nSCHAR BREAD\n062891500002 6.97 D\nTOTAL 11.94",
      "GLUTINO PRETZELS",
      497,
    ],
    ["Schar Gluten-Free Bread\n$6.99\nQty 1\nTotal $6.99", "Schar Gluten-Free Bread", 699],
    [
      "LA TABLEE\n12 RUE DU PORT\nRIMOUSKI QC\nPAIN SANS GLUTEN\n60158013224 7.29\nCroissant\n66259687062 8.29\nTOTAL 15.58",
      "PAIN SANS GLUTEN",
      729,
    ],
  ])(
    "reading-151 an article's name that was taken for the shop's stays its name: %j",
    (page, name, price) => {
      expect(understandPage(pageOf(page)).items[0]).toMatchObject({ name, price });
    },
  );

  it("reading-151 an article that was bought twice on a photo cut off at its top keeps its name", () => {
    const { items } = understandPage(pageOf("GF BREAD\n6.99\nGF BREAD\n6.99\nMILK\n4.99\nTOTAL 18.97"));
    expect(items.map(({ name }) => name)).toEqual(["GF BREAD", "GF BREAD", "MILK"]);
  });

  it("reading-151 nor is another article called as a known chain is, where its name is printed once more", () => {
    const { items, issues } = understandPage(
      pageOf(
        "FARM BOY\n14 QUAY RD\nGF MILK         4.98\nFARM BOY\n44500982114     3.00\nEGGS            2.00\nTOTAL           9.98",
      ),
    );
    expect(items.map(({ name }) => name)).toEqual(["GF MILK", "44500982114", "EGGS"]);
    expect(issues).toContainEqual(expect.objectContaining({ code: "line_in_doubt", itemIndex: 1 }));
  });

  it("reading-151 a row that may be a town's or an article's is asked", () => {
    expect(first("HALIFAX")).toEqual({ name: "HALIFAX", price: 300, asked: true });
  });

  it.each([
    "14 Quay Rd\nAPPLES",
    "GF BREAD",
    "ROCKY ROAD",
    "GUELPH ON N1H 1B5\n4 PEPPER COURT",
    "14 Quay Rd\n3 FARMER STEW",
  ])("reading-151 %j keeps the article's name, unasked", (head) => {
    expect(first(head)).toEqual({ name: head.split("\n").at(-1), price: 300, asked: false });
  });
});
