import { describe, expect, test } from "vitest";
import { recogniserModel } from "./recogniser-model";
import { recogniserNamed } from "./recogniser-name";

describe("reading-40 the recogniser", () => {
  test.each([
    [undefined, "own"],
    ["", "own"],
    ["own", "own"],
    ["stock", "stock"],
  ])("READER_MODEL=%s chooses the %s one", (value, name) => {
    expect(recogniserNamed(value)).toBe(name);
  });

  test("any other READER_MODEL is refused with a sentence that says what may stand there", () => {
    expect(() => recogniserNamed("other")).toThrow("READER_MODEL is own or stock, not other.");
  });

  test("the own one reads letters, digits, French accents and the signs of money, and no other script", async () => {
    const { characters } = await recogniserModel("own");
    const known = new Set(characters);
    for (const sign of "AZaz09$£€¢%&#@-.,:/éÉèàçÇœŒ") expect(known, sign).toContain(sign);
    expect(characters.at(-1)).toBe(" ");
    expect(characters).toHaveLength(159);
  });

  test("the stock one is another file that knows the same signs", async () => {
    const [own, stock] = [await recogniserModel("own"), await recogniserModel("stock")];
    expect(stock.characters).toEqual(own.characters);
    expect(stock.path).not.toBe(own.path);
  });
});
