import { LIMITS } from "@gf-ledger/api/limits/rate-limits";
import { READ_FAILURES } from "@gf-ledger/reader/receipt-reader";
import { serviceMetrics } from "@gf-ledger/reader/remote/service-metrics";
import { Pool } from "pg";
import { Counter, Histogram, type Metric, type Registry } from "prom-client";
import { describe, expect, test } from "vitest";
import { addDatabaseGauges } from "../../src/server/process/database-gauges";
import { metrics } from "../../src/server/process/metrics";
import { ALERTS, DASHBOARD_QUERIES } from "./support/monitoring-files";
import { selectorsOf } from "./support/promql-selectors";

/** The labels of every series that a process tells, by the name of the series. */
function seriesOf(registry: Registry): Map<string, readonly string[]> {
  const series = new Map<string, readonly string[]>();
  for (const metric of registered(registry)) {
    const labels = [...metric.labelNames];
    if (!(metric instanceof Histogram)) series.set(metric.name, labels);
    else {
      for (const part of ["sum", "count"]) series.set(`${metric.name}_${part}`, labels);
      series.set(`${metric.name}_bucket`, [...labels, "le"]);
    }
  }
  return series;
}

type Named = Metric & {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
};
const registered = (registry: Registry) => registry.getMetricsAsArray() as unknown as Named[];

const web = metrics().registry;
addDatabaseGauges(web, new Pool(), () => 0);
const reader = serviceMetrics(() => ({ underWay: 0, waiting: 0 })).registry;
const SERIES: Readonly<Record<string, ReadonlyMap<string, readonly string[]>>> = {
  "gf-ledger-web": seriesOf(web),
  "gf-ledger-reader": seriesOf(reader),
};
/** What Prometheus itself adds to every series, and tells of every process it asks. */
const OF_PROMETHEUS = ["job", "instance"];
const UP = "up";
/** What these labels can be. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  limit: Object.keys(LIMITS),
  outcome: ["ok", ...READ_FAILURES],
};

const queries = [...ALERTS.map(({ expr }) => expr), ...DASHBOARD_QUERIES];

describe("operating-41 what is watched from outside", () => {
  test.each(queries)(
    "asks for series that a process of the product tells, by labels that they have: %s",
    (query) => {
      const selectors = selectorsOf(query);
      expect(selectors).not.toEqual([]);
      for (const { metric, labels } of selectors) {
        const jobs = Object.keys(SERIES).filter((job) => new RegExp(`^(?:${labels.job})$`).test(job));
        expect(jobs, `${metric} of ${labels.job}`).not.toEqual([]);
        if (metric === UP) continue;
        for (const job of jobs) {
          const known = SERIES[job]?.get(metric);
          expect(known, `${job} tells ${metric}`).toBeDefined();
          expect([...(known ?? []), ...OF_PROMETHEUS]).toEqual(expect.arrayContaining(Object.keys(labels)));
        }
      }
    },
  );

  test("names no limit and no outcome that the product does not have", () => {
    const selected = queries
      .flatMap((query) => selectorsOf(query))
      .flatMap(({ labels }) => Object.entries(labels));
    const named = selected.filter(([label]) => label in VALUES);
    expect(named.length).toBeGreaterThan(3);
    for (const [label, values] of named)
      expect(VALUES[label]).toEqual(expect.arrayContaining(values.split("|")));
  });

  test("asks for every figure that is the product's own", () => {
    const asked = queries.flatMap((query) => selectorsOf(query).map(({ metric }) => metric));
    const own = [...registered(web), ...registered(reader)].filter(({ name }) => name.startsWith("gf_"));
    expect(own.length).toBeGreaterThan(10);
    const unasked = own.filter(({ name }) => !asked.some((metric) => metric.startsWith(name)));
    expect(unasked.map(({ name }) => name)).toEqual([]);
  });
});

describe("operating-41 figures are named as Prometheus' conventions say", () => {
  const own = [...registered(web), ...registered(reader)].filter(
    ({ name }) => !/^(?:process|nodejs)_/.test(name),
  );

  test.each(own)("$name", (metric) => {
    const { name, help, labelNames } = metric;
    expect(name).toMatch(/^gf_[a-z]+(?:_[a-z]+)*$/);
    expect(help).toMatch(/^[A-Z].{10,}[^.]$/);
    for (const label of labelNames) expect(label).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    // A counter ends in `_total` and nothing else does; what measures time says so by its unit.
    expect(name.endsWith("_total")).toBe(metric instanceof Counter);
    if (metric instanceof Histogram) expect(name).toMatch(/_seconds$/);
  });
});
