import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { BoundedProcess } from "@gf-ledger/bounded-process/bounded-process";
import { childEnvironment } from "@gf-ledger/bounded-process/child-environment";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "../../documents/test/support/read-pdf";
import { createCaller } from "../src/app-router";
import type { DocumentJob, DocumentPart, DocumentWriter } from "../src/downloads/document-job";
import { openDocument } from "../src/downloads/open-document";
import { REFUSALS } from "../src/refusals/refusals";
import { household } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

const MEBIBYTE = 1024 * 1024;
const WEB = fileURLToPath(new URL("../../../apps/web/", import.meta.url));
let testApp: TestApp;
let folder: string;
let writer: BoundedProcess<DocumentJob, DocumentPart>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gf-ledger-document-writer-"));
  // As `apps/web/bundles.mjs` bundles it.
  const require =
    'import { createRequire as from } from "node:module"; const require = from(import.meta.url);';
  await build({
    entryPoints: [join(WEB, "src/server/documents/document-writer.ts")],
    outfile: join(folder, "document-writer.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["pg-native"],
    banner: { js: require },
    logLevel: "silent",
  });
  testApp = await openTestApp();
  const environment = {
    ...process.env,
    DATABASE_URL: testApp.url,
    WEB_DIRECTORY: WEB,
    AUTH_SECRET: "a secret",
  };
  writer = new BoundedProcess({
    path: join(folder, "document-writer.mjs"),
    timeoutMs: 60_000,
    memoryBytes: 512 * MEBIBYTE,
    heapBytes: 192 * MEBIBYTE,
    environment: childEnvironment(environment, ["DATABASE_URL", "WEB_DIRECTORY"]),
  });
});
afterAll(async () => {
  await writer.close();
  await testApp.close();
  await rm(folder, { recursive: true });
});

/** What the server asks to write documents, with one process. */
const documentsBy = (process: BoundedProcess<DocumentJob, DocumentPart>): DocumentWriter => ({
  warm: () => process.warm(),
  write: (job, signal) => process.run(job, signal),
});

/** A person with a claim of some loaves, and what the server sends to have something of theirs written. */
async function jobOf(loaves: number): Promise<DocumentJob & { claimId: string }> {
  const ann = await testApp.signIn();
  await household(testApp, ann, 2025, [
    { name: "Ann", relation: "self", birthDate: "1980-01-01", celiac: true, income: 50_000 },
  ]);
  const purchaseDate = new Date("2025-03-03T00:00:00Z");
  const rows = Array.from({ length: loaves }, (_, index) => ({ purchaseDate, name: `GF loaf ${index}` }));
  await logged(testApp, ann, rows);
  const { id } = await ann.call.claims.create({ taxYear: 2025 });
  if (!ann.context.actor) throw new Error("Ann is signed in.");
  const asked = { kind: "claim", claimId: id, document: "report.pdf" } as const;
  return { claimId: id, asked, actor: ann.context.actor, ownLocale: "en-CA", at: testApp.clock.now };
}

async function written({ claimId: _, ...job }: DocumentJob & { claimId: string }) {
  const parts: DocumentPart[] = [];
  for await (const part of writer.run(job)) parts.push(part);
  const [head, ...bytes] = parts;
  return { head, bytes: bytes.filter((part) => part instanceof Uint8Array) };
}

test("operating-50 a document that is refused leaves its process to the next one", async () => {
  const { context } = await testApp.signIn();
  const { actor } = context;
  if (!actor) throw new Error("Somebody is signed in.");
  const documents = documentsBy(writer);
  const asked = { kind: "claim", claimId: randomUUID(), document: "report.pdf" } as const;
  for (let times = 0; times < 2; times += 1) {
    const opened = await openDocument({ ...context, actor, documents }, asked);
    expect(opened).toMatchObject({ ok: false, reason: "no_such_claim" });
    expect(writer.idle).toBe(true);
  }
});

test("operating-50 the process writes what the server's gate let the caller have", async () => {
  const job = await jobOf(3);
  const { head, bytes } = await written(job);
  expect(head).toMatchObject({ ok: true, value: { fileName: "gluten-free-claim-2025.pdf" } });
  const { text } = await readPdf(
    (async function* () {
      yield* bytes;
    })(),
  );
  expect(text).toContain("GF loaf 2");
  const account = await written({ ...job, asked: { kind: "account" } });
  expect(account.head).toMatchObject({ ok: true, value: { mediaType: "application/zip" } });
  expect(Buffer.from(account.bytes[0] ?? []).toString("latin1", 0, 2)).toBe("PK");
});

test("operating-50 another's claim does not exist for it, and the refusal is the first that it says", async () => {
  const [own, other] = [await jobOf(1), await jobOf(1)];
  expect((await written({ ...own, asked: other.asked })).head).toEqual({
    ok: false,
    reason: "no_such_claim",
  });
});

test("operating-50 a process that ends before it says anything is a refusal with what to do, and frees its place", async () => {
  const path = join(folder, "ends-at-once.mjs");
  await writeFile(path, "process.exit(1);");
  const ending = new BoundedProcess<DocumentJob, DocumentPart>({
    path,
    timeoutMs: 60_000,
    memoryBytes: 256 * MEBIBYTE,
    environment: childEnvironment(process.env),
  });
  const { context } = await testApp.signIn();
  const { actor } = context;
  if (!actor) throw new Error("This person is signed in.");
  const logged: string[] = [];
  const log = (_level: string, what: string) => void logged.push(what);
  const opened = (process: BoundedProcess<DocumentJob, DocumentPart>) =>
    openDocument({ ...context, actor, log, documents: documentsBy(process) }, { kind: "account" });
  const refusal = await opened(ending);
  expect(refusal).toEqual(refused("document_not_written"));
  expect(REFUSALS.document_not_written[0]).toBe("unavailable");
  expect(logged).toEqual(["document_process_ended"]);
  const again = await opened(writer);
  expect(again.ok && (await buffer(again.value.stream)).toString("latin1", 0, 2)).toBe("PK");
});

test("operating-50 a download that is stopped ends the process, and the next one gets another", async () => {
  const { claimId: _, ...job } = await jobOf(500);
  const leaving = new AbortController();
  const parts = writer.run(job, leaving.signal);
  await parts.next();
  const { pid } = writer;
  leaving.abort(new Error("left"));
  await expect(parts.next()).rejects.toThrow("left");
  expect((await written(await jobOf(1))).head).toMatchObject({ ok: true });
  expect(writer.pid).not.toBe(pid);
});

test("operating-57 whoever opens a claim has its process made ready", async () => {
  const warmed = new BoundedProcess<DocumentJob, DocumentPart>({
    path: join(folder, "document-writer.mjs"),
    timeoutMs: 60_000,
    memoryBytes: 512 * MEBIBYTE,
    heapBytes: 192 * MEBIBYTE,
    environment: childEnvironment(process.env),
  });
  const ann = await testApp.signIn();
  const { claims } = createCaller({ ...ann.context, documents: documentsBy(warmed) });
  await claims.list();
  expect(warmed.pid).toBeNull();
  const { id } = await claims.create({ taxYear: 2025 });
  expect(warmed.pid).not.toBeNull();
  await warmed.close();
  await claims.get({ id });
  expect(warmed.pid).not.toBeNull();
  await warmed.close();
});

test("claim-41 a document whose process ends after its first bytes is broken off, so that it does not look whole", async () => {
  const { claimId: _, asked, actor } = await jobOf(500);
  const { context } = await testApp.signIn();
  const opened = await openDocument({ ...context, actor, documents: documentsBy(writer) }, asked);
  if (!opened.ok || writer.pid === null) throw new Error("The document is being written.");
  const { stream } = opened.value;
  const bytes = stream.iterator({ destroyOnReturn: false });
  expect(Buffer.from((await bytes.next()).value).toString("latin1", 0, 5)).toBe("%PDF-");
  process.kill(writer.pid, "SIGKILL");
  await expect(buffer(stream)).rejects.toThrow("died");
});
