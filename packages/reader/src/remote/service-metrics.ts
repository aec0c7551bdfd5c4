import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Seconds; reading-5 promises 5 to 30 for a reading. */
const READING_SECONDS = [0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60];

/** What a reader has in hand. */
export interface ServiceLoad {
  readonly underWay: number;
  readonly waiting: number;
}

/** The figures of one reader service, named as the web server names its own. */
export function serviceMetrics(load: () => ServiceLoad) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const readings = new Histogram({
    name: "gf_reader_service_seconds",
    help: "Photos by outcome: how many, and how long they took, waiting included",
    labelNames: ["outcome"] as const,
    buckets: READING_SECONDS,
    registers,
  });
  const refused = new Counter({
    name: "gf_reader_service_refused_total",
    help: "Photos that were not taken, by reason",
    labelNames: ["reason"] as const,
    registers,
  });
  new Gauge({
    name: "gf_reader_service_under_way",
    help: "Photos being read",
    registers,
    collect() {
      this.set(load().underWay);
    },
  });
  new Gauge({
    name: "gf_reader_service_waiting",
    help: "Photos that were taken and wait",
    registers,
    collect() {
      this.set(load().waiting);
    },
  });
  return {
    registry,
    read: (outcome: string, seconds: number): void => readings.observe({ outcome }, seconds),
    refused: (reason: "secret" | "stopping" | "full" | "too_large"): void => refused.inc({ reason }),
  };
}
