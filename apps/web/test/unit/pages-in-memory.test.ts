import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  ANSWERED_BY_LANGUAGE,
  isAnsweredByLanguage,
} from "../../src/features/language/addresses/page-addresses";
import { pagesInMemory } from "../../src/server/pages/pages-in-memory";

const BUILT = [
  "/ca",
  "/us",
  "/fr",
  "/ca/tools",
  "/fr/tools",
  "/ca/blog",
  "/us/blog",
  "/fr/receipt-review",
  "/ca/page-not-found",
  "/fr/page-not-found",
  "/ca/blog/not-found",
];
const SECURITY = { key: "X-Frame-Options", value: "DENY" };
const FILES = {
  BUILD_ID: "build-1",
  "routes-manifest.json": JSON.stringify({
    dynamicRoutes: [],
    headers: [
      { regex: "^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$", headers: [SECURITY] },
      { regex: "^/sw\\.js$", headers: [{ key: "Cache-Control", value: "no-cache" }] },
    ],
  }),
  "inline-script-hashes.json": JSON.stringify(
    Object.fromEntries(BUILT.map((page) => [page, [`of ${page}`]])),
  ),
};

/** How a page may be kept: by no shared cache where its edition speaks another language too. */
const cachingOf = (page: string) => (isAnsweredByLanguage(page) ? ANSWERED_BY_LANGUAGE : "s-maxage=31536000");

const folder = mkdtempSync(join(tmpdir(), "built-"));
let server: Server;
/** The addresses that reached the framework. */
let asked: string[] = [];

function write(file: string, content: string | Buffer): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

beforeAll(async () => {
  for (const [file, content] of Object.entries(FILES)) write(file, content);
  for (const page of BUILT) {
    write(`server/app${page}.html`, `page ${page}`);
    write(`server/app${page}.html.gz`, gzipSync(`page ${page}`));
  }
  vi.stubEnv("WEB_DIRECTORY", folder);
  vi.stubEnv("NEXT_DIST_DIR", "");
  const handle = pagesInMemory((call, response) => {
    asked.push(String(call.url));
    response.end("framework");
  }, "ca");
  server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; body: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const call = request(
        { port, path, method, headers: { host: "ca.localhost", ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk) => chunks.push(chunk));
          answer.on("end", () => {
            const bytes = Buffer.concat(chunks);
            const body = answer.headers["content-encoding"] && bytes.length > 0 ? gunzipSync(bytes) : bytes;
            resolve({ status: answer.statusCode ?? 0, body: body.toString(), headers: answer.headers });
          });
        },
      );
      call.on("error", reject).end();
    },
  );
}

/** Whether the framework answers this call, rather than the memory. */
async function reachesFramework(path: string, headers?: Record<string, string>, method?: string) {
  asked = [];
  await ask(path, headers, method);
  return asked.length > 0;
}

describe("pages rendered at build time are answered from memory", () => {
  test("editions-2 each edition gets its own page, compressed or not", async () => {
    for (const encoding of ["", "br, gzip"]) {
      const headers = { "accept-encoding": encoding };
      expect(await ask("/", headers)).toMatchObject({ status: 200, body: "page /ca" });
      expect(await ask("/blog", { ...headers, host: "us.localhost" })).toMatchObject({
        body: "page /us/blog",
      });
    }
    expect((await ask("/blog", { "accept-encoding": "gzip" })).headers).toMatchObject({
      "content-encoding": "gzip",
    });
  });

  test("editions-12 the Canadian edition's home and other pages are there in French at their own addresses", async () => {
    for (const [path, page] of [
      ["/fr", "/fr"],
      ["/fr/outils", "/fr/tools"],
    ] as const)
      expect(await ask(path)).toMatchObject({ status: 200, body: `page ${page}` });
    expect((await ask("/")).headers["cache-control"]).toBe("private, no-cache");
    expect((await ask("/", { host: "us.localhost" })).headers["cache-control"]).toBe(cachingOf("/us"));
    for (const path of ["/", "/tools"]) {
      expect(await reachesFramework(path, { "accept-language": "fr-CA" })).toBe(true);
      expect(await reachesFramework(path, { "accept-language": "en-CA" })).toBe(false);
    }
    for (const path of ["/fr/rien", "/fr/tools", "/fr/page-not-found"])
      expect(await reachesFramework(path)).toBe(true);
    expect(await reachesFramework("/fr", { host: "us.localhost" })).toBe(true);
  });

  test("operating-14 a page carries the headers of the configuration and the policy that names its own scripts", async () => {
    const { headers } = await ask("/blog", { host: "us.localhost" });
    expect(headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": cachingOf("/us/blog") });
    expect(headers["content-security-policy"]).toContain("'sha256-of /us/blog'");
    expect(headers["content-security-policy"]).not.toContain("nonce");
  });

  test("who has the page already is told so, with the policy of now, and a HEAD gets no body", async () => {
    const known = await ask("/blog", { "if-none-match": 'W/"build-1"' });
    expect(known).toMatchObject({ status: 304, body: "" });
    expect(known.headers["content-security-policy"]).toContain("'sha256-of /ca/blog'");
    expect(await ask("/blog", { "if-none-match": 'W/"build-0"' })).toMatchObject({ status: 200 });
    expect(await ask("/blog", {}, "HEAD")).toMatchObject({ body: "", headers: { "content-length": "13" } });
  });

  test.each([
    ["has a query", "/blog?utm=1", {}, "GET"],
    ["is for data of the framework's own client", "/blog", { rsc: "1" }, "GET"],
    ["changes something", "/blog", {}, "POST"],
    ["is for a page that was not built", "/receipt-review/1", {}, "GET"],
    ["names the edition's folder", "/ca/blog", {}, "GET"],
    ["climbs out of the folder", "/../us/blog", {}, "GET"],
    ["is for the page that says nothing is there, which is a 404", "/page-not-found", {}, "GET"],
    ["is for the article that is not there", "/blog/not-found", {}, "GET"],
  ])("what %s is the framework's", async (_case, path, headers, method) => {
    expect(await reachesFramework(path, headers as Record<string, string>, method)).toBe(true);
  });

  test("a visitor whose hint does not say what the session cookie says is the framework's, which mends it", async () => {
    expect(await reachesFramework("/blog", { cookie: "next-auth.session-token=a" })).toBe(true);
    expect(await reachesFramework("/blog", { cookie: "__Secure-next-auth.session-token=a" })).toBe(true);
    expect(await reachesFramework("/blog", { cookie: "gf-ledger-signed-in=1" })).toBe(true);
    const both = "next-auth.session-token=a; gf-ledger-signed-in=1";
    expect(await reachesFramework("/blog", { cookie: both })).toBe(false);
  });
});
