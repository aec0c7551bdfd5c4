import { describe, expect, test } from "vitest";
import { pageOf } from "../../test/text-page";
import { lossesOf } from "./losses";

const LOOKS = [
  pageOf(`
OAT BREAD                  5.99
MARS BAR
RICE MILK                  3.49
BEANS`),
];
const lost = (name: string, price: number, surplus: { name: string; cents: number }[] = []) =>
  lossesOf({ missed: [{ name, price }], surplus }, LOOKS);

describe("reading-123 the stage at which an item was lost", () => {
  test("neither its name nor its price was seen", () => {
    expect(lost("ALMOND BUTTER", 8.25)).toEqual(["not seen"]);
  });
  test("its price was misread, and what was read in its place is no second loss", () => {
    expect(lost("OAT BREAD", 5.98, [{ name: "OAT BREAD", cents: 599 }])).toEqual(["misread"]);
  });
  test("its name was misread", () => {
    expect(lost("KALE SALAD", 5.99, [{ name: "OAT BREAD", cents: 599 }])).toEqual(["misread"]);
  });
  test("name and price were seen, and no item has both", () => {
    expect(lost("MARS BAR", 3.49)).toEqual(["not joined"]);
  });
  test("its price was joined with another row's name", () => {
    expect(lost("MARS BAR", 3.49, [{ name: "RICE MILK", cents: 349 }])).toEqual(["wrong name"]);
  });
  test("a row that is no item was taken for one", () => {
    expect(lossesOf({ missed: [], surplus: [{ name: "TIP", cents: 200 }] }, LOOKS)).toEqual(["invented"]);
  });
});
