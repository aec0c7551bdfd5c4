import { describe, expect, it } from "vitest";
import { openIssues } from "./open-issues";

const kiwi = {
  code: "row_left_out",
  message: "KIWI 3.99",
  itemIndex: null,
  row: { name: "KIWI", cents: 399 },
} as const;
const noDate = { code: "no_date", message: "No date", itemIndex: null } as const;
const open = (...items: { name: string; price: number }[]) =>
  openIssues({ issues: [noDate, kiwi], items }).map(({ code }) => code);

describe("reading-121 a row that was left out is asked until an item stands for it", () => {
  it("reading-121 while none does, or one of its name with another price, it is asked", () => {
    expect(open()).toEqual(["no_date", "row_left_out"]);
    expect(open({ name: "KIWI", price: 4.99 })).toEqual(["no_date", "row_left_out"]);
  });

  it("reading-121 once it was added, only the rest is asked", () => {
    expect(open({ name: "KIWI", price: 3.99 })).toEqual(["no_date"]);
  });
});
