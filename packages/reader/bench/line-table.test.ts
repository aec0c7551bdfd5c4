import { describe, expect, test } from "vitest";
import type { LineLabel } from "./labelled-lines";
import { lineShares, lineTable } from "./line-table";

const label = (text: string, more: Partial<LineLabel> = {}): LineLabel => ({
  o: 0,
  n: 1,
  text,
  src: "wild",
  split: "val",
  h: 20,
  kind: "text",
  spaces: false,
  ...more,
});

const shareOf = (group: string, label: LineLabel, text: string) => {
  const found = lineShares([{ label, text }]).find((one) => one.group === group);
  return found ? found.right / found.of : null;
};

describe("the marks of labelled lines", () => {
  test("a space counts where spaces are labelled, and in that row of the table alone", () => {
    const spaced = label("RICE CAKES", { spaces: true });
    expect(shareOf("all", spaced, "RICECAKES")).toBe(1);
    expect(shareOf("with spaces", spaced, "RICECAKES")).toBe(0);
    expect(shareOf("with spaces", spaced, "RICE CAKES")).toBe(1);
    expect(shareOf("with spaces", label("RICECAKES"), "RICE CAKES")).toBeNull();
  });

  test("case counts, but not where the labels are upper case whatever is printed", () => {
    expect(shareOf("all", label("Rice"), "RICE")).toBe(0);
    expect(shareOf("lower case", label("Rice"), "Rice")).toBe(1);
    const upper = label("Rice", { src: "sroie" });
    expect(shareOf("all", upper, "RICE")).toBe(1);
    expect(shareOf("case kept, of those right", upper, "RICE")).toBe(0);
    expect(shareOf("lower case", upper, "RICE")).toBeNull();
  });

  test("amounts, dates and small print are counted apart", () => {
    expect(shareOf("amounts", label("2.49", { kind: "amount" }), "2,49")).toBe(0);
    expect(shareOf("dates", label("01/02/2019", { kind: "date" }), "01/02/2019")).toBe(1);
    expect(shareOf("below 12 px", label("MILK", { h: 11 }), "MLK")).toBe(0);
    expect(shareOf("below 12 px", label("MILK", { h: 12 }), "MILK")).toBeNull();
  });

  test("the table sets recognisers side by side, a row a group", () => {
    const line = label("2.49", { kind: "amount" });
    const columns = ["2.49", "2.48"].map((text, at) => ({
      name: `${at}`,
      shares: lineShares([{ label: line, text }]),
    }));
    const rows = lineTable(columns)
      .split("\n")
      .map((row) => row.split("|").map((cell) => cell.trim()));
    expect(rows[2]).toEqual(["", "all", "1", "1.0000", "0.0000", ""]);
    expect(rows.map((row) => row[1]).slice(2)).toEqual(["all", "wild", "amounts"]);
  });
});
