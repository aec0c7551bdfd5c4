import { openDatabase } from "@gf-ledger/db/database";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FRENCH_PAGES } from "../../src/features/language/addresses/french-pages";
import { openProduct, type Product } from "../resilience/support/product";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";
import { fillWithStrangeTexts } from "./support/strange-account";
import { STRANGE_TABLES, type StrangeTable } from "./support/strange-tables";
import { LENGTHS, LONGER_LENGTHS, STRANGE_TEXTS, STRANGE_VALUES } from "./support/strange-texts";
import { allFields, type FieldSchema, textFields, withValueAt } from "./support/text-fields";
import { lettersOfPdf } from "./support/words-of-pdf";

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
  const { fetchOpenApiDocument } = await import("@gf-ledger/contract-tests/openapi-document");
  const { draftReceipt } = await import("@gf-ledger/contract-tests/receipt");
  const { operations, components } = await fetchOpenApiDocument();
  const world = await buildWorld();
  const draft = await draftReceipt(world.owner, 1);
  return { world, draft, pathIn, send, operations, components };
}

beforeAll(async () => {
  product = await openProduct();
  contract = await openContract(product.port);
});
afterAll(() => product.close());

type Operation = (typeof contract)["operations"][number];

const bodyOf = ({ operation }: Operation) => operation.requestBody?.content["application/json"];

/** Sends one call as the account's owner, with a body of JSON. Returns its status; 0 when it does not answer in time. */
async function statusOf({ method, path }: Operation, query: string, body?: string): Promise<number> {
  const { world, pathIn } = contract;
  const answer = await fetch(`${product.origin}${pathIn(world, path)}${query}`, {
    method,
    signal: AbortSignal.timeout(GIVE_UP_MS),
    headers: {
      cookie: world.owner.cookie,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body }),
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
    const status = await statusOf(call, "", JSON.stringify(json));
    if (failed(status)) faults.push(`${call.address} ${field.join(".")}: ${letters} ${kind}: ${status}`);
    if (status < 300) break;
  }
  return faults;
}

/** Sends each value that no field holds. Returns what failed. */
async function sendStrangest(call: Operation, field: readonly (string | number)[]) {
  const faults: string[] = [];
  const holding = JSON.stringify(withValueAt(bodyOf(call)?.example ?? {}, field, "HERE"));
  for (const [kind, value] of Object.entries(STRANGE_VALUES)) {
    const status = await statusOf(
      call,
      "",
      holding.replace('"HERE"', () => value),
    );
    if (failed(status)) faults.push(`${call.address} ${field.join(".")}: ${kind}: ${status}`);
  }
  return faults;
}

/** Forgets what was counted of the account's imports, as after an hour. */
async function anHourLater() {
  const { database, close } = openDatabase(product.databaseUrl(), 1);
  await database.rateLimit.deleteMany();
  await close();
}

/** Sends each length of a text in a field of a file until one is brought in. Returns what failed, and whether one was. */
async function importLongest(table: StrangeTable, field: string, kind: string, price: string) {
  const faults: string[] = [];
  const { send, world } = contract;
  const { cookie } = world.owner;
  for (const letters of LENGTHS_SENT) {
    const bytes = table.make(field, STRANGE_TEXTS[kind]?.(letters) ?? "", price);
    const file = { fileName: table.fileName, file: Buffer.from(bytes).toString("base64") };
    const preview = await send("POST", "/api/imports/preview", { cookie, json: file });
    const { mapping } = (preview.body ?? {}) as { mapping?: object };
    const json = { ...file, mapping: { ...mapping, spending: table.spending } };
    const made = mapping ? await send("POST", "/api/imports", { cookie, json }) : preview;
    for (const { status } of [preview, made])
      if (failed(status)) faults.push(`${table.kind} ${field}: ${letters} ${kind}: ${status}`);
    if (made.status < 300) return { faults, taken: true };
  }
  return { faults, taken: false };
}

/** Every page and the documents of the account, in both languages. Returns what failed. */
async function askForAll(): Promise<string[]> {
  const { world, draft } = contract;
  const pages = [...FRENCH_PAGES].flatMap(([english, french]) => [english, `/fr${french}`]);
  const faults: string[] = [];
  for (const path of [...pages, ...Object.values(documentsOf(world.claimId))]) {
    const asked = path.replace("[id]", draft.id);
    const answer = await fetch(`${product.origin}${asked}`, {
      headers: { cookie: world.owner.cookie },
      signal: AbortSignal.timeout(GIVE_UP_MS),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => {});
    if (failed(answer?.status ?? 0)) faults.push(`${asked}: ${answer?.status ?? 0}`);
  }
  return faults;
}

/** Every page of a signed-in person, and those that show a person's own. */
const PAGES = [
  ..."account claim imports my-subscription people price-book receipts reports tax-summary".split(" "),
  ..."subscription upload-receipt join-household how-it-works outbox".split(" "),
];

/** The account's own documents and exports, by their path. */
const documentsOf = (claimId: string) => ({
  report: `/api/claims/${claimId}/report.pdf`,
  workbook: `/api/claims/${claimId}/report.xlsx`,
  package: `/api/claims/${claimId}/package`,
  rows: "/api/tax-report/download?year=2026",
  products: "/api/tax-report/products/download?year=2026",
  hledger: "/api/tax-report/ledger?year=2026&format=hledger",
  beancount: "/api/tax-report/ledger?year=2026&format=beancount",
  qif: "/api/tax-report/ledger?year=2026&format=qif",
  account: "/api/account/export",
});

/** Asks for one page or document as the account's owner. */
async function bytesOf(path: string, language = "en"): Promise<Uint8Array> {
  const answer = await fetch(`${product.origin}${path}`, {
    headers: { cookie: contract.world.owner.cookie, "accept-language": language },
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([path, answer.status]).toEqual([path, 200]);
  return bytes;
}

const inZip = (bytes: Uint8Array) =>
  Object.values(unzipSync(bytes))
    .map((file) => strFromU8(file))
    .join("\n");
const cellsIn = (csv: Uint8Array) => {
  const rows: string[][] = parse(Buffer.from(csv), { bom: true, relax_column_count: true });
  return new Set(rows.flat().map((cell) => cell.replace(/^'/, "")));
};

test("api-56 an account that holds strange texts in all that it can hold has them in its documents, and each page and document of it is answered while nobody else waits", async () => {
  const { world, draft, send } = contract;
  const { cookie } = world.owner;
  const health = await watchHealth(product.origin);
  const names = await fillWithStrangeTexts((method, path, json) => send(method, path, { cookie, json }), {
    claimId: world.claimId,
    receiptId: draft.id,
  });
  expect(new Set(names).size).toBeGreaterThanOrEqual(8);
  expect(Math.max(...names.map(({ length }) => length))).toBe(200);

  const paths = documentsOf(world.claimId);
  for (const language of ["en", "fr-CA"]) {
    const letters = await lettersOfPdf(await bytesOf(paths.report, language));
    for (const letter of "W9") expect(letters.split(letter).length).toBeGreaterThan(200);
    const [workbook, account] = [await bytesOf(paths.workbook, language), await bytesOf(paths.account)];
    for (const file of [inZip(workbook), inZip(account)])
      expect(names.filter((name) => !file.includes(name))).toEqual([]);
  }
  const files = unzipSync(await bytesOf(paths.package));
  expect(Object.keys(files).length).toBeGreaterThan(3);
  for (const path of [paths.rows, paths.products]) {
    const cells = cellsIn(await bytesOf(path));
    expect(names.filter((name) => !cells.has(name))).toEqual([]);
  }
  for (const path of [paths.hledger, paths.beancount, paths.qif])
    expect(strFromU8(await bytesOf(path))).toContain("W".repeat(200));
  for (const page of ["", ...PAGES, `receipt-review/${draft.id}`]) await bytesOf(`/${page}`);
  expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
});

test("api-50 whatever text stands in a field of a call, no call fails, every page and document of that account is answered, and nobody else waits", async () => {
  const { operations, components } = contract;
  const health = await watchHealth(product.origin);
  const faults: string[] = [];
  const kinds = Object.keys(STRANGE_TEXTS);
  const calls = operations.filter((call) => bodyOf(call) && !ENDS_THE_ACCOUNT.test(call.address));
  const wordOf = (at: number) => STRANGE_TEXTS[kinds[at % kinds.length] ?? ""]?.(90) ?? "";
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
    const asked = call.operation.parameters.filter((one) => one.in === "query");
    const examples = asked
      .filter(({ example }) => example !== undefined)
      .map((one): [string, string] => [one.name, String(one.example)]);
    const strange = asked.map((one, at): [string, string] => [one.name, wordOf(at)]);
    for (const query of [examples, strange]) {
      const status = await statusOf(call, query.length > 0 ? `?${new URLSearchParams(query)}` : "");
      if (failed(status)) faults.push(`${call.address} ${query.join("&").slice(0, 60)}: ${status}`);
    }
  }
  faults.push(...(await askForAll()));
  const slowest = await health.stop();
  expect(faults).toEqual([]);
  expect(fields).toBeGreaterThan(150);
  expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
});

test("api-50 whatever text stands in a column of a table, a workbook, a QIF or an OFX, it is brought in or refused, every page and document of that account is answered, and nobody else waits", async () => {
  const health = await watchHealth(product.origin);
  const kinds = Object.keys(STRANGE_TEXTS);
  const faults: string[] = [];
  const taken: Record<string, number> = {};
  let tried = 0;
  for (const table of STRANGE_TABLES)
    for (const field of table.fields) {
      await anHourLater();
      const turn = Array.from({ length: IN_TURN }, (_, at) => kinds[(tried + at) % kinds.length] ?? "");
      for (const kind of new Set(["letters without a blank", "line feeds", ...turn])) {
        tried += 1;
        const one = await importLongest(table, field, kind, (tried / 100 + 5).toFixed(2));
        faults.push(...one.faults);
        if (one.taken) taken[table.kind] = (taken[table.kind] ?? 0) + 1;
      }
    }
  faults.push(...(await askForAll()));
  const slowest = await health.stop();
  expect(faults).toEqual([]);
  expect(Object.keys(taken)).toEqual(STRANGE_TABLES.map(({ kind }) => kind));
  expect(Math.min(...Object.values(taken))).toBeGreaterThan(5);
  expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
});

test("api-50 whatever is nested deep or goes on for long in a field of a call, no call fails, and nobody else waits", async () => {
  const { operations, components } = contract;
  const health = await watchHealth(product.origin);
  const faults: string[] = [];
  let fields = 0;
  for (const call of operations) {
    if (!bodyOf(call) || ENDS_THE_ACCOUNT.test(call.address)) continue;
    const schema = (bodyOf(call)?.schema ?? {}) as FieldSchema;
    for (const field of allFields(schema, components as Record<string, FieldSchema>)) {
      faults.push(...(await sendStrangest(call, field)));
      fields += 1;
    }
  }
  const slowest = await health.stop();
  expect(faults).toEqual([]);
  expect(fields).toBeGreaterThan(200);
  expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
});
