import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import { createHttpServer, THIS_MACHINE_HEADER } from "../../src/server/process/http-server";
import { listenAddresses } from "../../src/server/process/listen-addresses";
import { listenOn } from "../../src/server/process/listen-on";
import { isCollector } from "../../src/server/process/metrics-token";
import { knownHosts } from "../../src/server/process/request/known-hosts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const LOCAL_HOSTS = knownHosts({ PORT: "4000" });

async function gate(options: Partial<Parameters<typeof createHttpServer>[0]> = {}) {
  const server = createHttpServer({
    handle: (request, response) => {
      request.resume();
      response.end(`let through ${request.headers.host} ${request.headers[THIS_MACHINE_HEADER]}`);
    },
    isKnownHost: LOCAL_HOSTS,
    ...options,
  });
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  /** Sends one request exactly as written; resolves with everything that comes back. */
  return async (lines: string): Promise<string> => {
    const socket = connect(port, "127.0.0.1");
    socket.end(`${lines}\r\nConnection: close\r\n\r\n`);
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };
}

describe("operating-5 a Host that is not configured", () => {
  test.each([
    "evil.example",
    "evil.example:4000",
    "localhost:4001",
    "localhost",
    "ca.localhost.evil.example:4000",
    "",
  ])("%s is answered 421 with a sentence, whatever is asked for", async (host) => {
    const send = await gate();
    for (const path of ["/", "/login", "/api/health", "/_next/static/a.js", "/icons/icon.svg"]) {
      const answer = await send(`GET ${path} HTTP/1.1\r\nHost: ${host}`);
      expect(answer).toMatch(/^HTTP\/1\.1 421 [\s\S]*"message":"GF Ledger does not answer under this name/);
      expect(answer).not.toContain("Location");
    }
  });

  test.each([
    ["GET /api/metrics", "Bearer a-token-for-the-test", true],
    ["GET /api/metrics", "Bearer another-token", false],
    ["GET /api/metrics", "", false],
    ["POST /api/metrics", "Bearer a-token-for-the-test", false],
    ["GET /api/receipts", "Bearer a-token-for-the-test", false],
  ])("opens to a collector, by its token and for the figures alone: %s, %s", async (line, bearer, opens) => {
    const send = await gate({ isCollector: isCollector("a-token-for-the-test") });
    const answer = await send(`${line} HTTP/1.1\r\nHost: 10.0.0.7:3000\r\nAuthorization: ${bearer}`);
    expect(answer).toMatch(opens ? /let through 10\.0\.0\.7:3000/ : /^HTTP\/1\.1 421 /);
  });

  test("opens to no collector where there is no token", async () => {
    const send = await gate({ isCollector: isCollector(undefined) });
    const asked = "GET /api/metrics HTTP/1.1\r\nHost: 10.0.0.7:3000\r\nAuthorization: Bearer undefined";
    expect(await send(asked)).toMatch(/^HTTP\/1\.1 421 /);
  });

  test("two of them, or none, are refused", async () => {
    const send = await gate();
    const two = "GET / HTTP/1.1\r\nHost: localhost:4000\r\nHost: evil.example";
    expect(await send(two)).toMatch(/^HTTP\/1\.1 421 /);
    expect(await send("GET / HTTP/1.0\r\nAccept: */*")).toMatch(/^HTTP\/1\.1 421 /);
  });

  test.each(["localhost:4000", "CA.localhost:4000", "us.localhost:4000", "127.0.0.1:4000", "[::1]:4000"])(
    "%s is this machine's own name",
    async (host) => {
      const send = await gate();
      expect(await send(`GET / HTTP/1.1\r\nHost: ${host}`)).toContain("let through");
    },
  );
});

describe("operating-5 the hosts that are configured", () => {
  const production = {
    APP_ENV: "production",
    APP_URL_CA: "https://gfledger.ca",
    APP_URL_US: "https://us.example:8443",
  };
  test("are those of the editions' addresses, and in production no others", () => {
    const known = knownHosts(production);
    const asked = [
      "gfledger.ca",
      "GFLEDGER.CA:443",
      "us.example:8443",
      "us.example",
      "localhost:3000",
      "127.0.0.1",
    ];
    expect(asked.filter(known)).toEqual(["gfledger.ca", "GFLEDGER.CA:443", "us.example:8443"]);
  });

  test("are also the addresses that HOST opens", () => {
    const own = Object.values(networkInterfaces())
      .flatMap((found) => found ?? [])
      .filter(({ family }) => family === "IPv4")
      .map(({ address }) => `${address}:3000`);
    expect(own.filter(knownHosts({ HOST: "0.0.0.0" }))).toEqual(own);
    expect(knownHosts({})("192.0.2.9:3000")).toBe(false);
    expect(knownHosts({ HOST: "192.0.2.9" })("192.0.2.9:3000")).toBe(true);
    expect(knownHosts({ HOST: "2001:db8::9" })("[2001:db8::9]:3000")).toBe(true);
  });
});

test("api-9 a method that nothing takes is answered 405 with Allow, known to HTTP or not", async () => {
  const send = await gate();
  for (const line of [
    "TRACE / HTTP/1.1",
    "PROPFIND /api/user HTTP/1.1",
    "CONNECT localhost:4000 HTTP/1.1",
    "BREW / HTTP/1.1",
  ]) {
    expect(await send(`${line}\r\nHost: localhost:4000`)).toMatch(
      /^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n/,
    );
  }
});

test.each([
  "http://localhost:4000/api/health",
  "http://evil.example/",
  "*",
  "/%E0%A4%A",
  "/_next/image?url=/api/../..http://evil.example/&w=640&q=75",
  "/_next/%69mage?url=/%E0%A4%A&w=640&q=75",
])("api-9 the address %s is answered 400", async (target) => {
  const send = await gate();
  expect(await send(`GET ${target} HTTP/1.1\r\nHost: localhost:4000`)).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*"bad_request"/,
  );
});

describe("api-21 operating-5 what a request says of proxies", () => {
  const FORWARDED = "X-Forwarded-Host: us.localhost:4000\r\nX-Forwarded-For: 192.0.2.1";
  test("is told of, and believed in nothing, where no proxy is trusted", async () => {
    let reported = 0;
    const send = await gate({ onForwarded: () => (reported += 1) });
    const plain = "GET / HTTP/1.1\r\nHost: ca.localhost:4000";
    expect(await send(plain)).toContain("let through ca.localhost:4000 yes");
    expect(reported).toBe(0);
    expect(await send(`${plain}\r\n${FORWARDED}`)).toContain("let through ca.localhost:4000");
    for (const name of ["Forwarded: for=192.0.2.1", "X-Real-IP: 192.0.2.1", "Via: 1.1 proxy"])
      await send(`${plain}\r\n${name}`);
    expect(reported).toBe(4);
  });

  test("names the host behind a trusted one, which must be configured all the same", async () => {
    const send = await gate({ trustedHops: 1 });
    const inner = "GET / HTTP/1.1\r\nHost: web:3000";
    expect(await send(`${inner}\r\n${FORWARDED}`)).toContain("let through us.localhost:4000 undefined");
    expect(await send(`${inner}\r\nX-Forwarded-Host: evil.example`)).toMatch(/^HTTP\/1\.1 421 /);
  });

  test("makes nobody a caller on this machine but who is one", async () => {
    const send = await gate({ trustedHops: 1 });
    const call = "GET / HTTP/1.1\r\nHost: ca.localhost:4000\r\nX-Gf-This-Machine: yes\r\nX-Forwarded-For:";
    expect(await send(`${call} 127.0.0.1, 192.0.2.1`)).toContain("undefined");
    expect(await send(`${call} 192.0.2.1, ::ffff:127.0.0.1`)).toContain("yes");
  });
});

test("operating-5 the local mode listens on loopback, HOST opens it, and production is open", async () => {
  expect(listenAddresses({})).toEqual(["127.0.0.1", "::1"]);
  expect(listenAddresses({ HOST: "localhost", APP_ENV: "production" })).toEqual(["127.0.0.1", "::1"]);
  expect(listenAddresses({ HOST: "0.0.0.0" })).toEqual(["0.0.0.0"]);
  expect(listenAddresses({ APP_ENV: "production" })).toEqual([undefined]);
});

test("An address that the machine lacks is left out, and the last one that is taken is told of", async () => {
  const create = () => createHttpServer({ handle: (_request, response) => response.end() });
  const opened = await listenOn(["192.0.2.77", "127.0.0.1"], 0, create);
  servers.push(...opened);
  expect(opened).toHaveLength(1);
  await expect(listenOn(["192.0.2.77"], 0, create)).rejects.toThrow("EADDRNOTAVAIL");
});
