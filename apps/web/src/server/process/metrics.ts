import type { LimitName } from "@gf-ledger/api/limits/rate-limits";
import type { ReadOptions, ReceiptReader } from "@gf-ledger/reader/receipt-reader";
import { inSpan, noteOnSpan } from "@gf-ledger/tracing/spans";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { RouteClass } from "./request/route-class";

/** Seconds; a call is one or a few queries. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
/** Seconds; reading-5 promises 5 to 30 for a reading. */
const READING_SECONDS = [0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // These include the event loop's lag, memory and processor time.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "gf_request_seconds",
    help: "Requests by class and status: how many, and how long they took",
    labelNames: ["route_class", "method", "status"] as const,
    buckets: REQUEST_SECONDS,
    registers,
  });
  const readings = new Histogram({
    name: "gf_reading_seconds",
    help: "Readings of receipts by reader and outcome, waiting included",
    labelNames: ["reader", "outcome"] as const,
    buckets: READING_SECONDS,
    registers,
  });
  const readingsUnderWay = new Gauge({
    name: "gf_readings_under_way",
    help: "Photos waiting for the reader or being read",
    registers,
  });
  const limits = new Counter({
    name: "gf_limits_hit_total",
    help: "Calls refused by a rate limit",
    labelNames: ["limit"] as const,
    registers,
  });
  const reportsRead = new Counter({
    name: "gf_reports_read_total",
    help: "Reports and exports by where they were read, with a replica of the database",
    labelNames: ["database"] as const,
    registers,
  });
  return {
    registry,
    request(routeClass: RouteClass, method: string, status: number, seconds: number): void {
      requests.observe({ route_class: routeClass, method, status: String(status) }, seconds);
    },
    reportRead: (database: "replica" | "primary"): void => reportsRead.inc({ database }),
    limitHit: (limit: LimitName): void => limits.inc({ limit }),
    /** Returns the same reader, with the times of its readings recorded and traced. */
    measured(reader: ReceiptReader): ReceiptReader {
      return {
        ...reader,
        async read(image, options) {
          const started = performance.now();
          readingsUnderWay.inc();
          const onStage: ReadOptions["onStage"] = (stage, place) => {
            noteOnSpan(stage);
            options?.onStage?.(stage, place);
          };
          const outcome = await inSpan("read a receipt", () => reader.read(image, { ...options, onStage }), {
            endOf: (read) => ({
              facts: { "gf.reader": reader.name, "gf.outcome": read.ok ? "ok" : read.reason },
            }),
          }).finally(() => readingsUnderWay.dec());
          const labels = { reader: reader.name, outcome: outcome.ok ? "ok" : outcome.reason };
          readings.observe(labels, (performance.now() - started) / 1000);
          return outcome;
        },
      };
    },
  };
}

type Metrics = ReturnType<typeof createMetrics>;

const holder = globalThis as typeof globalThis & { gfLedgerMetrics?: Metrics };

/** The metrics of this process; the server and the pages' code are bundled apart and share them. */
export function metrics(): Metrics {
  holder.gfLedgerMetrics ??= createMetrics();
  return holder.gfLedgerMetrics;
}
