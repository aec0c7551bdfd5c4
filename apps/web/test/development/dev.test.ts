import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct } from "../../../../scripts/product.mjs";
import { rawCall } from "../attacks/support/raw-call";
import { changedDesignPictures } from "./support/design-pictures";

const ROOT = join(import.meta.dirname, "../../../..");
/** Longer than a compilation takes on a machine that also runs another suite. */
const SERVED_WITHIN_MS = 90_000;

/** When the build of `npm start` was made; `null` where there is none. */
const builtAt = () =>
  stat(join(ROOT, "apps/web/.next/BUILD_ID")).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

let work: string;
let builtBefore: number | null;
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "gf-ledger-dev-"));
  // Under root the database runs as another user, who must be able to enter this folder.
  await chmod(work, 0o711);
  builtBefore = await builtAt();
  product = await startProduct(dataDir(), {}, "dev.mjs");
});
afterAll(async () => {
  await product?.stop();
  await rm(work, { recursive: true, force: true });
});

const dataDir = () => join(work, "data");
const ask = (path: string, host = `ca.localhost:${product.port}`) =>
  rawCall({ port: product.port, path, headers: { host }, withinMs: SERVED_WITHIN_MS });

/** Asks until the answer contains the text: meanwhile code is compiled, or the server is restarted. */
async function served(path: string, text: string, host?: string): Promise<void> {
  const until = performance.now() + SERVED_WITHIN_MS;
  let answer = "";
  while (performance.now() < until) {
    answer = await ask(path, host).then(({ text: notice }) => notice, String);
    if (answer.includes(text)) return;
    await sleep(200);
  }
  throw new Error(`${path} did not come to say "${text}" but: ${answer.slice(0, 500)}\n${product.output()}`);
}

/** Changes a source file during `run`, then restores it and its time: `npm start` would build again. */
async function withEdit(path: string, from: string, to: string, run: () => Promise<void>): Promise<void> {
  const file = join(ROOT, path);
  const [text, { atime, mtime }] = [await readFile(file, "utf8"), await stat(file)];
  expect(text).toContain(from);
  try {
    await writeFile(file, text.replace(from, to));
    await run();
  } finally {
    await writeFile(file, text);
    await utimes(file, atime, mtime);
  }
}

test("operating-25 development serves each edition under its own name, and no other name", async () => {
  const [ca, us] = [await ask("/"), await ask("/", `us.localhost:${product.port}`)];
  expect([ca.status, us.status]).toEqual([200, 200]);
  expect(ca.text).toContain("CRA-ready");
  expect(us.text).not.toContain("CRA-ready");
  expect((await ask("/", "rebound.example")).status).toBe(421);
  expect((await ask("/api/outbox")).status).toBe(200);
});

test("operating-25 operating-14 in development too a page's scripts run by the policy's nonce alone", async () => {
  const { headers, text } = await ask("/");
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"])) ?? [];
  const scripts = text.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
});

test("operating-25 a page hears of changed code over a connection that pages of other names can't open", async () => {
  const upgraded = async (host: string) => {
    const socket = connect(product.port, "127.0.0.1");
    const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13";
    socket.write(
      `GET /_next/hmr?id=1 HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`,
    );
    const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(10_000) });
    socket.destroy();
    return String(answer).slice(0, 12);
  };
  expect(await upgraded(`ca.localhost:${product.port}`)).toBe("HTTP/1.1 101");
  expect(await upgraded("rebound.example")).toBe("HTTP/1.1 421");
});

test("screens-37 the parts of the screens look as in the pictures of them that were looked at", async () => {
  expect(await changedDesignPictures(`http://ca.localhost:${product.port}/design`)).toEqual([]);
});

test("operating-25 changed code is served again: a screen's, a package's and the server's own", async () => {
  const hero = "apps/web/src/features/home/hero.tsx";
  await withEdit(hero, "pt-10 pb-16", "pt-12 pb-16", () => served("/", "pt-12 pb-16"));
  const homeCopy = "packages/messages/src/en/home-copy.json";
  await withEdit(homeCopy, "Claim the extra cost of", "Get back the extra cost of", () =>
    served("/", "Get back the extra cost of"),
  );
  const failures = "packages/messages/src/en/failures.json";
  await withEdit(failures, "Not found.", "Nobody answers here.", () =>
    served("/api/no-such-call", "Nobody answers here."),
  );
  const gate = "apps/web/src/server/process/request/request-gate.ts";
  await withEdit(gate, "GF Ledger does not answer under this name.", "This name is not ours.", () =>
    served("/", "This name is not ours.", "rebound.example"),
  );
  await served("/", "GF Ledger does not answer under this name.", "rebound.example");
  await served("/", "Claim the extra cost of");
});

test("operating-25 operating-23 npm start is refused beside it, in one sentence", async () => {
  await expect(startProduct(dataDir())).rejects.toThrow("GF Ledger is already running on");
});

test("operating-25 operating-22 development ends in order, and leaves the build of npm start alone", async () => {
  await product.stop();
  expect(existsSync(join(dataDir(), "running.pid"))).toBe(false);
  expect(existsSync(join(dataDir(), "postgres/cluster/postmaster.pid"))).toBe(false);
  await expect(ask("/api/health")).rejects.toThrow("ECONNREFUSED");
  expect(await builtAt()).toBe(builtBefore);
});
