import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "../understanding/understand-page";
import { withHiddenPrices } from "./hidden-prices";

const slip = (bread: string, rolls: string) =>
  pageOf(`CORNER FOODS
OAT BREAD              ${bread} F
OAT BREAD              ${bread} F
GF ROLLS               ${rolls} F
JAM                    4.00 F
TOTAL                 20.98`);

const doubtsOf = (rolls: string, bread = "5.99") =>
  withHiddenPrices(understandPage(slip("5.99", "5.00")), slip(bread, rolls)).issues.filter(
    ({ code }) => code === "line_in_doubt",
  );

describe("reading-100 a text behind the picture that says another price", () => {
  it("reading-100 puts the item in doubt and offers that price; what is shown stays", () => {
    const shown = understandPage(slip("5.99", "5.00"));
    const told = withHiddenPrices(shown, slip("5.99", "1.50"));
    expect(told.items).toEqual(shown.items);
    expect(doubtsOf("1.50")).toMatchObject([{ itemIndex: 2, others: [{ name: "GF ROLLS", cents: 150 }] }]);
  });

  it("reading-100 doubts nothing where the text says the same, or where a name stands twice", () => {
    expect(doubtsOf("5.00")).toEqual([]);
    expect(doubtsOf("5.00", "1.99")).toEqual([]);
  });
});
