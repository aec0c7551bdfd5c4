import { describe, expect, test } from "vitest";
import { CHAINS, type ChainId } from "../../src/chains/chains";
import { GROCERY_WORDS } from "../../src/understanding/words/grocery-words";
import { pageOf } from "../../test/text-page";
import { houseNamed } from "./houses";
import { understandingWithout } from "./without-house";

const WALMART = pageOf(`
Walmart
SAVE MONEY LIVE BETTER
ST# 05483 OP# 009039 TE# 39 TR# 06332
6V OAT MILK     007874213950      3.98
GV RICE         007874213951      4.12
SUBTOTAL                          8.10
TOTAL                             8.10`);

const named = (name: string) => {
  const house = houseNamed(name);
  if (!house) throw new RangeError(`no chain is called ${name}`);
  return house;
};

describe("reading-123 a reader that never heard of a chain", () => {
  test("knows every other chain, and none of that house", async () => {
    const house = named("No Frills");
    const { CHAINS: left } = await understandingWithout(house);
    const ids = new Set<ChainId>(left.map(({ id }) => id));
    expect(house.chains.filter((id) => ids.has(id))).toEqual([]);
    expect(house.chains).toContain("real-canadian-superstore");
    expect(left).toHaveLength(CHAINS.length - house.chains.length);
  });

  test("tells its shop by what is printed alone, and does not spell its brands", async () => {
    const usual = await understandingWithout(null);
    const strange = await understandingWithout(named("Walmart"));
    const [known, unknown] = [usual, strange].map(({ bestReading }) => bestReading([WALMART]).reading);
    expect(known?.store.confidence).toBeGreaterThan(0.9);
    expect(known?.items.map(({ name }) => name)).toEqual(["GV OAT MILK", "GV RICE"]);
    expect(unknown?.store.confidence).toBeLessThan(0.9);
    expect(unknown?.items.map(({ name }) => name)).toEqual(["6V OAT MILK", "GV RICE"]);
    expect(GROCERY_WORDS).toContain("GV");
    expect(strange.GROCERY_WORDS).not.toContain("GV");
  });

  test("takes the rows of its cards for goods, as a stranger would", async () => {
    const told = pageOf(`
CORNER FOODS
OAT BREAD                  5.99
AIR MILES                  1.00
RICE MILK                  3.49`);
    const [usual, strange] = await Promise.all(
      [null, named("Sobeys")].map((house) => understandingWithout(house)),
    );
    const goods = (one: typeof usual) => one?.bestReading([told]).reading.items.map(({ name }) => name);
    expect(goods(usual)).toEqual(["OAT BREAD", "RICE MILK"]);
    expect(goods(strange)).toEqual(["OAT BREAD", "AIR MILES", "RICE MILK"]);
  });

  test("can't be made of a row that no table has", async () => {
    await expect(understandingWithout({ chains: [], rows: ["NOBODY'S CARD"], words: [] })).rejects.toThrow(
      "No table of the understanding has NOBODY'S CARD.",
    );
  });

  test.each(["No Frills", "Sobeys", "Metro", "Walmart", "Costco Wholesale", "Kroger"])(
    "can be made for %s: each of its rows and words is one that a table has",
    async (name) => {
      const house = named(name);
      expect(house.rows.length + house.words.length).toBeGreaterThan(0);
      expect(await understandingWithout(house)).toHaveProperty("bestReading");
    },
  );
});
