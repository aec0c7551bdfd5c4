import { expect, test } from "vitest";
import { timeAxis } from "./time-axis";

const time = (date: string) => Date.parse(`${date}T00:00:00Z`);
const labels = (dates: string[], locale: "en-CA" | "fr-CA" = "en-CA") => {
  const axis = timeAxis(dates.map(time), 3, locale);
  return axis.ticks.map(axis.written);
};

test.each([
  [["2025-03-14"], ["Mar 14"]],
  [
    ["2025-03-14", "2025-03-15"],
    ["Mar 14", "Mar 15"],
  ],
  [
    ["2024-11-05", "2025-06-20"],
    ["Nov 2024", "Feb 2025", "Jun 2025"],
  ],
])("reports-43 no two ticks of a chart's dates are written alike: %j", (dates, written) => {
  expect(labels(dates)).toEqual(written);
});

test("reports-43 a chart's dates are written in the page's language, with room at both ends", () => {
  expect(labels(["2025-02-14", "2025-03-20"], "fr-CA")[0]).toBe("14 févr.");
  expect(labels(["2025-03-01", "2025-04-20"], "fr-CA")[0]).toBe("1er mars");
  expect(labels(["2024-01-01", "2025-01-20"], "fr-CA")[0]).toBe("janv. 2024");
  const { domain } = timeAxis([time("2025-03-14")], 3, "en-CA");
  expect(domain[0]).toBeLessThan(time("2025-03-14"));
  expect(domain[1]).toBeGreaterThan(time("2025-03-14"));
});
