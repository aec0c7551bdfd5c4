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
    const { characters, readable } = await recogniserModel("own");
    const known = new Set(characters);
    for (const sign of "AZaz09$£€¢%&#@-.,:/éÉèàçÇœŒ") expect(known, sign).toContain(sign);
    expect(characters.at(-1)).toBe(" ");
    expect(characters).toHaveLength(159);
    expect([...readable]).toEqual([...characters.keys()]);
  });

  test("the stock one knows thousands of signs, of which the Latin ones alone are read", async () => {
    const { characters, readable } = await recogniserModel("stock");
    expect(characters.length).toBeGreaterThan(6000);
    expect(readable.length).toBeLessThan(200);
    expect(readable[0]).toBe(0);
  });
});
