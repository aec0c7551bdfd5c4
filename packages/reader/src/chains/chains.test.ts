import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "../understanding/understand-page";
import { CHAINS, type ChainId } from "./chains";

const storeUnder = (foot: string) =>
  understandPage(pageOf(`MILK    3.99\nTOTAL   3.99\n\n${foot}`)).store.value;
const doubled = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);
const sayings = CHAINS.flatMap(({ name, slogans, programmes }) =>
  [...slogans, ...programmes].map((saying) => [saying, name] as const),
);

describe("reading-29 a chain stands in one place", () => {
  it("reading-29 gives each entry a key of its own and names each chain once in a country", () => {
    const ids: readonly ChainId[] = CHAINS.map(({ id }) => id);
    expect(doubled(ids)).toEqual([]);
    expect(doubled(CHAINS.flatMap(({ name, countries }) => countries.map((at) => `${name}, ${at}`)))).toEqual(
      [],
    );
  });

  it("reading-29 takes a chain for one of its table's country unless its entry says otherwise", () => {
    const countriesOf = (id: ChainId) => CHAINS.find((chain) => chain.id === id)?.countries;
    expect(countriesOf("lidl")).toEqual(["us"]);
    expect(countriesOf("loblaws")).toEqual(["ca"]);
    expect(countriesOf("costco")).toEqual(["us", "ca"]);
  });

  it("reading-29 writes names and sayings as the reader compares them: letters only, upper case", () => {
    const printed = [...CHAINS.flatMap(({ aliases }) => aliases), ...sayings.map(([saying]) => saying)];
    expect(printed.filter((text) => !/^[A-Z0-9]+$/.test(text))).toEqual([]);
  });

  it("reading-29 gives no saying, no address and no other name to two chains", () => {
    expect(doubled(CHAINS.flatMap((chain) => chain.webs))).toEqual([]);
    expect(doubled(CHAINS.flatMap((chain) => chain.aliases))).toEqual([]);
    expect(doubled(sayings.map(([saying]) => saying))).toEqual([]);
  });

  it.each(sayings)("reading-29 %s at the foot of a receipt names %s", (saying, name) => {
    expect(storeUnder(saying)).toBe(name);
  });
});
