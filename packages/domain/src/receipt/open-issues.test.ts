import { describe, expect, it } from "vitest";
import { openIssues } from "./open-issues";

const kiwi = {
  code: "row_left_out" as const,
  message: "KIWI 3.99",
  itemIndex: null,
  row: { name: "KIWI", cents: 399 },
};
const noDate = { code: "no_date" as const, message: "No date", itemIndex: null };
const open = (...rawTexts: string[]) =>
  openIssues(
    [noDate, kiwi, kiwi],
    rawTexts.map((rawText) => ({ rawText })),
  ).map(({ code }) => code);

describe("reading-121 a row that was left out is asked about until an item was added for it", () => {
  it("reading-121 an item that was read from a row of its own stands for none", () => {
    expect(open("KIWI 3.99")).toEqual(["no_date", "row_left_out", "row_left_out"]);
  });

  it("reading-121 each added item stands for one row", () => {
    expect(open("KIWI")).toEqual(["no_date", "row_left_out"]);
    expect(open("KIWI", "KIWI")).toEqual(["no_date"]);
  });
});
