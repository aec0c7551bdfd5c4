import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { inServerSpan } from "@gf-ledger/tracing/spans";
import type { FairReader } from "../queue/fair-reader";
import { answerReading } from "./answer-reading";
import { boundedBody } from "./body-bytes";
import { bearsSecret } from "./reader-secret";
import { serviceMetrics } from "./service-metrics";

/** Milliseconds in which a photo must have arrived, and the headers before it. */
const ARRIVES_MS = 30_000;
const HEADERS_MS = 10_000;
const MAX_CONNECTIONS = 512;
const LOOK_EVERY_MS = 50;
/** Seconds after which a photo that was not taken may come again. */
const RETRY_AFTER_SECONDS = 1;

export interface ReaderServiceSettings {
  readonly reader: FairReader;
  readonly secret: string;
  /** Photos that are read at the same time, and those that may wait besides. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Milliseconds between two signs of life in an answer. */
  readonly aliveEveryMs?: number;
}

/** Milliseconds that a drain tells balancers before the port closes, and that readings may take at most. */
export interface ServiceDrain {
  readonly tellMs: number;
  readonly lastMs: number;
}

export interface ReaderService {
  readonly server: Server;
  /** Takes no more photos, finishes those being read, hands waiting ones back, and closes (operating-36). */
  drain(times: ServiceDrain): Promise<void>;
}

function notify(response: ServerResponse, status: number, body: object, retryAfterSeconds?: number): void {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    ...(retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : {}),
  });
  response.end(JSON.stringify(body));
}

/** The key of an account that a web server sends with a photo; callers without one share a turn. */
function ownerOf(request: IncomingMessage): string {
  const sent = request.headers["x-reading-owner"];
  return typeof sent === "string" && /^[0-9a-f]{32}$/.test(sent) ? sent : "";
}

/**
 * A reader as an HTTP service without state (operating-20): `POST /read` takes a photo's bytes and answers
 * lines; `/health`, `/ready` and `/metrics` tell how it is. The photo is held in memory alone.
 */
export function createReaderService(settings: ReaderServiceSettings): ReaderService {
  const { reader, secret, atOnce, mostWaiting: maxWaiting, aliveEveryMs = 2_000 } = settings;
  /** Photos whose call is not finished (`held`), and those of them that are being read (`underWay`). */
  let held = 0;
  let underWay = 0;
  let stopping = false;
  const load = () => ({ underWay, waiting: held - underWay });
  const metrics = serviceMetrics(load);

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const image = await boundedBody(request, MAX_IMAGE_BYTES);
    if (!image) {
      metrics.refused("too_large");
      return notify(response, 413, { error: "too_large" });
    }
    const started = performance.now();
    let begun = false;
    const onBegin = () => {
      begun = true;
      underWay += 1;
    };
    const owner = { id: ownerOf(request), places: atOnce + maxWaiting };
    try {
      const outcome = await answerReading(reader, response, { image, owner, aliveEveryMs, onBegin });
      metrics.read(outcome, (performance.now() - started) / 1000);
    } finally {
      if (begun) underWay -= 1;
    }
  }

  async function read(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (stopping) {
      metrics.refused("stopping");
      return notify(response, 503, { error: "stopping" }, RETRY_AFTER_SECONDS);
    }
    if (held >= atOnce + maxWaiting) {
      metrics.refused("full");
      return notify(response, 503, { error: "busy" }, RETRY_AFTER_SECONDS);
    }
    held += 1;
    try {
      await take(request, response);
    } finally {
      held -= 1;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    if (call === "GET /health") return notify(response, 200, { status: "ok" });
    if (call === "GET /ready") {
      const status = stopping ? "stopping" : "ready";
      return notify(response, stopping ? 503 : 200, { status, ...load() });
    }
    if (call !== "POST /read" && call !== "GET /metrics")
      return notify(response, 404, { error: "not_found" });
    if (!bearsSecret(request.headers.authorization, secret)) {
      metrics.refused("secret");
      return notify(response, 401, { error: "unauthorized" });
    }
    if (call === "POST /read") {
      return inServerSpan(request, response, { name: call, continues: true }, () => read(request, response));
    }
    response.writeHead(200, { "Content-Type": metrics.registry.contentType });
    response.end(await metrics.registry.metrics());
  }

  const server = createServer(
    { requestTimeout: ARRIVES_MS, headersTimeout: HEADERS_MS },
    // Only a caller who left makes this fail; there is nobody to tell.
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  server.maxConnections = MAX_CONNECTIONS;

  return {
    server,
    async drain({ tellMs: noticeMs, lastMs }) {
      stopping = true;
      reader.stopTaking();
      const until = performance.now() + lastMs;
      await sleep(noticeMs);
      while (held > 0 && performance.now() < until) await sleep(LOOK_EVERY_MS);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await reader.close();
      await Promise.race([closed, sleep(LOOK_EVERY_MS * 10, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}
