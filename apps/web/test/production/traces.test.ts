import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import { renderSampleReceipt } from "@gf-ledger/reader/generator/sample-receipt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "./support/person";
import { openProduction, type Production, SECRETS } from "./support/production";
import { openTraceReceiver, type ReceivedSpan } from "./support/trace-receiver";

const READER = join(import.meta.dirname, "../../../../packages/reader/dist/reader-service.mjs");
const READER_SECRET = "QZMARKreader-0123456789-0123456789";
/** What a person sends and what somebody else must not learn from a trace. */
const MARKED = {
  address: "traced.person@example.com",
  store: "Markedstore",
  product: "Markedbread",
} as const;

let receiver: Awaited<ReturnType<typeof openTraceReceiver>>;
let product: Production;
let reader: ChildProcess;

beforeAll(async () => {
  receiver = await openTraceReceiver();
  const port = await freePort();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address, READER_SECRET };
  reader = spawn(process.execPath, [READER], {
    env: { ...process.env, ...traced, READER_PORT: String(port) },
    stdio: "inherit",
  });
  product = await openProduction({
    ...traced,
    RECEIPT_READER: "remote",
    READER_URL: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await product.close();
  reader.kill("SIGKILL");
  receiver.close();
});

async function saveAReceipt(): Promise<{ secrets: string[]; requestId: string }> {
  const person = await signIn(product, MARKED.address);
  const { image } = await renderSampleReceipt("ca");
  const base64Image = image.toString("base64");
  const read = await product.send("POST", "/api/receipts", { json: { base64Image }, cookie: person.cookie });
  const { id } = JSON.parse(read.text) as { id: string };
  const saved = await product.send("POST", `/api/receipts/${id}/confirm?${MARKED.product}`, {
    cookie: person.cookie,
    json: {
      storeLocation: MARKED.store,
      purchaseDate: "2026-03-14",
      virtualItems: [
        { productName: MARKED.product, price: 4731.97, customRegularPrice: 1, category: "Snacks" },
      ],
    },
  });
  expect([read.status, saved.status]).toEqual([200, 200]);
  await product.send("GET", `/api/auth/callback/email?token=${person.token}&email=${MARKED.address}`);
  const secrets = [person.token, person.session, base64Image.slice(0, 40), "4731.97", "473197"];
  return { secrets, requestId: String(read.headers["x-request-id"]) };
}

/** The names from a span up to the request that it belongs to, the request first. */
function pathTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(parent, spans) : []), `${span.service}: ${span.name}`];
}

test("operating-40 a photo is one trace from the web server through a reader to the database, and tells nothing of the person", async () => {
  const { secrets, requestId } = await saveAReceipt();
  await product.stop();
  reader.kill("SIGTERM");
  await once(reader, "exit");
  await sleep(0);

  const spans = receiver.spans();
  const request = spans.find(({ facts }) => facts["gf.request_id"] === requestId);
  expect(request).toMatchObject({ name: "POST reading", facts: { "http.response.status_code": "200" } });
  const trace = spans.filter(({ traceId }) => traceId === request?.traceId);
  const read = trace.find(({ service }) => service === "gf-ledger-reader");
  expect(read && pathTo(read, trace)).toEqual([
    "gf-ledger: POST reading",
    "gf-ledger: read a receipt",
    "gf-ledger: ask a reader",
    "gf-ledger-reader: POST /read",
  ]);
  const asked = trace.filter(({ name }) => name.startsWith("pg.query:INSERT"));
  expect(asked.length).toBeGreaterThan(0);
  expect(pathTo(asked[0] as ReceivedSpan, trace)[0]).toBe("gf-ledger: POST reading");
  // Each belongs to a span that was told, or begins a trace.
  const known = new Set(spans.map(({ spanId }) => spanId));
  expect(spans.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId))).toEqual([]);

  const lines = product.output().split("\n");
  const line = lines.find((one) => one.includes(requestId) && one.includes('"msg":"request"'));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ trace_id: request?.traceId });

  const marks = [...Object.values(MARKED), "traced.person", "QZMARK", READER_SECRET, ...secrets];
  expect([...marks, ...Object.values(SECRETS)].filter((mark) => receiver.sent().includes(mark))).toEqual([]);
});
