import { expect, test } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

test("reading-103 an item through whose name a pen went is in doubt, and the others are not", () => {
  const page = pageOf(`
HAZEL FOODS
GF SODA BREAD            15.75
GF OATCAKES               7.99
TOTAL                    23.74`);
  const words = page.words.map((word) => (word.text === "GF OATCAKES" ? { ...word, struck: true } : word));
  const { items, issues } = understandPage({ ...page, words });
  expect(issues.filter(({ code }) => code === "line_in_doubt")).toMatchObject([
    { itemIndex: 1, message: expect.stringContaining("nameStruck") },
  ]);
  expect(items.map(({ confidence }) => confidence < 0.7)).toEqual([false, true]);
});
