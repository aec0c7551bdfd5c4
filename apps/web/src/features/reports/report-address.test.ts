import { expect, it } from "vitest";
import { isNewStep, readReportAddress, reportQuery } from "./report-address";

const read = (query: string) => readReportAddress(new URLSearchParams(query));

it("the reports page's state lives in its address", () => {
  const address = read("year=2025&sort=price&dir=asc&category=Snacks&q=rice+cake");
  expect(address).toEqual({
    year: 2025,
    sort: "price",
    descending: false,
    category: "Snacks",
    text: "rice cake",
  });
  expect(readReportAddress(new URLSearchParams(reportQuery(address)))).toEqual(address);
});

it("an empty address is the usual view, and says nothing", () => {
  expect(read("")).toEqual({ year: null, sort: "date", descending: true, category: null, text: "" });
  expect(reportQuery(read(""))).toBe("");
});

it("an address that makes no sense is read as the usual view", () => {
  expect(read("year=soon&sort=weight&dir=up&category=Cars")).toEqual(read(""));
});

it("every choice is a step that Back takes back; the letters of one search are one step", () => {
  expect(isNewStep(read(""), read("category=Snacks"))).toBe(true);
  expect(isNewStep(read(""), read("q=b"))).toBe(true);
  expect(isNewStep(read("q=b"), read("q=br"))).toBe(false);
  expect(isNewStep(read("q=br"), read("q=br&sort=price&dir=desc"))).toBe(true);
});
