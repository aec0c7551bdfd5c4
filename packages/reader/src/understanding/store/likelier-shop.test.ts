import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const storeOf = (text: string) => {
  const { store, issues } = understandPage(pageOf(text));
  return { name: store.value, isAsked: issues.some(({ code }) => code === "store_in_doubt") };
};
const REST = `
2026-03-04 12:31
GF SODA BREAD            15.75
GF OATCAKES               7.99
TOTAL                    23.74`;

describe("reading-155 the shop that no table knows is told by what was learnt of rows too", () => {
  it("reading-155 a row that tills print otherwise is asked, where it is likely the shop's", () => {
    expect(storeOf(`THISTLE ENTERPRISE\n418 QUARRY ROAD\nTEL 604-555-0148\nDOWNTOWN EAST${REST}`)).toEqual({
      name: "THISTLE ENTERPRISE",
      isAsked: true,
    });
  });

  it("reading-155 a printed name that looks like one stays sure", () => {
    expect(storeOf(`HAZEL AND ROWAN FOODS\n418 QUARRY ROAD\nTEL 604-555-0148${REST}`)).toEqual({
      name: "HAZEL AND ROWAN FOODS",
      isAsked: false,
    });
  });
});
