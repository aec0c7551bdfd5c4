import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rememberPages } from "../../src/server/remembered-pages";

/** Answers as Next.js does: a page rendered at build time, or one of the moment. */
let rendered = 0;
const server: Server = createServer(
  rememberPages((request, response) => {
    rendered += 1;
    const fixed = request.url !== "/today";
    response.setHeader("ETag", '"page-1"');
    response.setHeader("Content-Type", "text/html");
    if (fixed) response.setHeader("x-nextjs-prerender", "1");
    response.setHeader("Cache-Control", fixed ? "s-maxage=31536000" : "no-store");
    const html = `${request.headers.host} ${request.url}`;
    if (request.headers["accept-encoding"] !== "gzip") {
      response.write(html.slice(0, 3));
      response.end(html.slice(3));
      return;
    }
    response.setHeader("Content-Encoding", "gzip");
    response.end(gzipSync(html));
  }, "ca"),
);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { request } = await import("node:http");
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; body: string; length: string | undefined }>((resolve, reject) => {
    const call = request({ port, path, method, headers: { host: "ca.localhost", ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const body = answer.headers["content-encoding"] && bytes.length ? gunzipSync(bytes) : bytes;
        const length = answer.headers["content-length"];
        resolve({ status: answer.statusCode ?? 0, body: body.toString(), length });
      });
    });
    call.on("error", reject).end();
  });
}

/** Whether the handler behind the memory was asked. */
async function wasRendered(path: string, headers?: Record<string, string>): Promise<boolean> {
  const before = rendered;
  await ask(path, headers);
  return rendered > before;
}

describe("pages rendered at build time are answered from memory", () => {
  test("a page is the same the second time, compressed or not, and for each edition its own", async () => {
    const visitors: Record<string, string>[] = [
      {},
      { "accept-encoding": "br, gzip" },
      { host: "us.localhost" },
    ];
    for (const headers of visitors) {
      const first = await ask("/blog", headers);
      const before = rendered;
      expect(await ask("/blog", headers)).toMatchObject({ status: 200, body: first.body });
      expect(rendered).toBe(before);
    }
    expect((await ask("/blog", { host: "us.localhost" })).body).toBe("us.localhost /blog");
  });

  test("who has the page already is told so, and a HEAD gets no body", async () => {
    await ask("/tools");
    expect(await ask("/tools", { "if-none-match": '"page-1"' })).toMatchObject({ status: 304, body: "" });
    expect(await ask("/tools", {}, "HEAD")).toMatchObject({ status: 200, body: "", length: "19" });
  });

  test("what is of the moment, or asked for by the framework's own client, is never from memory", async () => {
    await ask("/terms");
    expect(await wasRendered("/terms")).toBe(false);
    expect(await wasRendered("/terms", { rsc: "1" })).toBe(true);
    expect(await wasRendered("/terms", { "next-router-prefetch": "1" })).toBe(true);
    expect(await wasRendered("/terms?utm=1")).toBe(true);
    await ask("/today");
    expect(await wasRendered("/today")).toBe(true);
  });

  test("a visitor whose hint does not say what the session cookie says is answered anew", async () => {
    await ask("/terms");
    expect(await wasRendered("/terms", { cookie: "next-auth.session-token=a" })).toBe(true);
    expect(await wasRendered("/terms", { cookie: "gf-ledger-signed-in=1" })).toBe(true);
    expect(await wasRendered("/terms", { cookie: "next-auth.session-token=a; gf-ledger-signed-in=1" })).toBe(
      false,
    );
  });
});
