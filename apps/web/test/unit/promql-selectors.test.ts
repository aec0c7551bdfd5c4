import { expect, test } from "vitest";
import { selectorsOf } from "./support/promql-selectors";

test("operating-41 the series of a query are found, also within functions, ranges and comparisons", () => {
  const calls = 'sum by (status, le) (rate(gf_calls_bucket{job="web", status=~"5.."}[5m]))';
  const query = `histogram_quantile(0.95, ${calls}) > 1 and min_over_time(max(gf_mails{job="web"})[15m:1m]) > 20 or up == 0`;
  expect(selectorsOf(query)).toEqual([
    { metric: "gf_calls_bucket", labels: { job: "web", status: "5.." } },
    { metric: "gf_mails", labels: { job: "web" } },
    { metric: "up", labels: {} },
  ]);
});

test.each(["sum(rate(gf_calls[5m])", "gf_calls{status=5}", "rate(gf_calls) by"])(
  "operating-41 %s is no query",
  (query) => {
    expect(() => selectorsOf(query)).toThrow("No PromQL at character");
  },
);
