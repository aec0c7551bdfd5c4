import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";
import { LENGTHS, LONGER_LENGTHS, STRANGE_TEXTS } from "./support/strange-texts";
import { type FieldSchema, textFields, withValueAt } from "./support/text-fields";

const FULL_LENGTH = process.env.SOAK === "1";
const GIVE_UP_MS = 60_000;
const LENGTHS_SENT = FULL_LENGTH ? LONGER_LENGTHS : LENGTHS;
/** Of the strange texts each field gets one in turn beside the long one; at full length it gets all. */
const IN_TURN = FULL_LENGTH ? Object.keys(STRANGE_TEXTS).length : 1;

/** They end what the other calls need: the account, its password or its session. */
const ENDS_THE_ACCOUNT = /^(?:DELETE \/api\/account|PUT \/api\/account\/password|POST \/api\/household\/l)/;

let product: Product;
let contract: Awaited<ReturnType<typeof openContract>>;

/** The world of the contract suite; its modules read the product's address as they are loaded. */
async function openContract(port: number) {
  process.env.CONTRACT_URL_CA = `http://ca.localhost:${port}`;
  process.env.CONTRACT_URL_US = `http://us.localhost:${port}`;
  const { buildWorld, pathIn } = await import("@gf-ledger/contract-tests/world");
  const { send } = await import("@gf-ledger/contract-tests/server-under-test");
  const { openApiDocument } = await import("@gf-ledger/contract-tests/openapi-document");
  const { operations, components } = await openApiDocument();
  return { world: await buildWorld(), pathIn, send, operations, components };
}

beforeAll(async () => {
  product = await openProduct();
  contract = await openContract(product.port);
});
afterAll(() => product.close());

type Operation = (typeof contract)["operations"][number];

const bodyOf = ({ operation }: Operation) => operation.requestBody?.content["application/json"];

/** Sends one call as the account's owner. Returns its status; 0 when it does not answer in time. */
async function statusOf({ method, path }: Operation, query: string, json?: unknown): Promise<number> {
  const { world, pathIn } = contract;
  const answer = await fetch(`${product.origin}${pathIn(world, path)}${query}`, {
    method,
    signal: AbortSignal.timeout(GIVE_UP_MS),
    headers: {
      cookie: world.owner.cookie,
      ...(json === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  }).catch(() => null);
  await answer?.arrayBuffer().catch(() => {});
  return answer?.status ?? 0;
}

const failed = (status: number) => status === 0 || status >= 500;

/** Sends each length of a text until one is taken. Returns what failed. */
async function sendLongest(call: Operation, field: readonly (string | number)[], kind: string) {
  const faults: string[] = [];
  for (const letters of LENGTHS_SENT) {
    const text = STRANGE_TEXTS[kind]?.(letters) ?? "";
    const json = withValueAt(bodyOf(call)?.example ?? {}, field, text);
    const status = await statusOf(call, "", json);
    if (failed(status)) faults.push(`${call.address} ${field.join(".")}: ${letters} ${kind}: ${status}`);
    if (status < 300) break;
  }
  return faults;
}

test("api-50 whatever text stands in a field of a call, no call fails, every page and document of that account is answered, and nobody else waits", async () => {
  const { operations, components } = contract;
  const health = watchHealth(product.origin);
  const faults: string[] = [];
  const kinds = Object.keys(STRANGE_TEXTS);
  const calls = operations.filter((call) => bodyOf(call) && !ENDS_THE_ACCOUNT.test(call.address));
  let fields = 0;
  for (const call of calls) {
    const schema = (bodyOf(call)?.schema ?? {}) as FieldSchema;
    for (const field of textFields(schema, components as Record<string, FieldSchema>)) {
      const turn = Array.from({ length: IN_TURN }, (_, at) => kinds[(fields + at) % kinds.length] ?? "");
      for (const kind of new Set(["letters without a blank", ...turn]))
        faults.push(...(await sendLongest(call, field, kind)));
      fields += 1;
    }
  }
  for (const call of operations.filter(({ method }) => method === "GET")) {
    const query = call.operation.parameters
      .filter((one) => one.in === "query" && one.example !== undefined)
      .map((one): [string, string] => [one.name, String(one.example)]);
    const status = await statusOf(call, query.length > 0 ? `?${new URLSearchParams(query)}` : "");
    if (failed(status)) faults.push(`${call.address}: ${status}`);
  }
  const slowest = await health.stop();
  expect(faults).toEqual([]);
  expect(fields).toBeGreaterThan(150);
  expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
});
