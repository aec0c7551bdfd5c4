import { expect, test } from "vitest";
import { pageOf } from "../../../test/text-page";
import { traceOfDate } from "./date-trace";

const rowsOf = (foot: string) =>
  pageOf(`
HAZEL FOODS
GF SODA BREAD            15.75
TOTAL                    15.75
${foot}`);

test.each(["DATE: 03/1", "2024-0", "14:05:22   REG 4", "/2024  TRM 2"])(
  "reading-105 what is left of a cut date shows where to look again: %s",
  (foot) => {
    const page = rowsOf(foot);
    const band = traceOfDate(page);
    const row = page.words.filter(({ cy }) => band !== null && cy > band.top && cy < band.bottom);
    const texts = row.map(({ text }) => text).join("  ");
    expect(texts).toContain(foot.replace(/ {2,}/g, "  "));
    expect(texts).not.toContain("SODA");
  },
);

test("reading-105 a page without a trace of a date is not looked at for one", () => {
  expect(traceOfDate(rowsOf("THANK YOU"))).toBeNull();
});
