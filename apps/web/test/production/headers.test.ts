import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Person, signIn } from "./support/person";
import { type Answer, type Edition, HOSTS, openProduction, type Production } from "./support/production";

const EDITIONS: readonly Edition[] = ["ca", "us"];
const NO_RECEIPT = "00000000-0000-7000-8000-000000000000";
const PAGES = [
  "/",
  "/auth",
  "/auth/check-email",
  "/blog",
  "/blog/no-such-article",
  "/docs/api",
  "/reports",
  "/account",
  "/offline",
  "/login/callback",
  "/login/sign-on?outcome=denied",
  `/receipt-review/${NO_RECEIPT}`,
  "/no-such-page",
] as const;
/** One call or file of every class beside the pages, with the status it must have to prove anything. */
const OTHERS: readonly (readonly [method: string, path: string, status: number])[] = [
  ["GET", "/login?redirect=/reports", 307],
  ["GET", "/api/health", 200],
  ["GET", "/api/ready", 200],
  ["GET", "/api/metrics", 404],
  ["GET", "/api/outbox", 404],
  ["GET", "/api/openapi.json", 200],
  ["GET", "/api/user", 200],
  ["GET", "/api/tax-report/years", 200],
  ["GET", "/api/tax-report/download?year=2026", 200],
  ["GET", "/api/account/export", 200],
  ["GET", `/api/receipts/${NO_RECEIPT}`, 404],
  ["PATCH", "/api/receipts", 405],
  ["POST", "/api/login", 400],
  ["POST", "/api/payments/webhook", 400],
  ["POST", "/api/mail-in/mailgun", 404],
  ["POST", "/api/account/import", 415],
  ["GET", "/api/auth/session", 200],
  ["GET", "/api/auth/csrf", 200],
  ["GET", "/api/trpc/taxReport.years", 200],
  ["GET", "/api/trpc/no.such", 404],
  ["GET", "/robots.txt", 200],
  ["GET", "/sitemap.xml", 200],
  ["GET", "/sw.js", 200],
  ["GET", "/icons/icon.svg", 200],
];

let product: Production;
let person: Person;
beforeAll(async () => {
  product = await openProduction();
  person = await signIn(product, "headers@example.com");
});
afterAll(() => product.close());

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1);

/** Expects the headers that every answer carries. */
function expectCommonHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": expect.stringMatching(/^max-age=(\d{8,})(;|$)/),
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers).not.toHaveProperty("x-powered-by");
}

/** A page's inline scripts that its policy does not name. */
function unnamedScripts(html: string, scripts: string): string[] {
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = "", code = ""]) => !/\bsrc=/.test(attributes) && code !== "",
  );
  return inline
    .filter(([, attributes = "", code = ""]) => {
      if (/type="application\/(?:ld\+)?json"/.test(attributes)) return false;
      const nonce = /\bnonce="([^"]+)"/.exec(attributes)?.[1];
      const hash = createHash("sha256").update(Buffer.from(code, "latin1")).digest("base64");
      return !scripts.includes(`'sha256-${hash}'`) && !(nonce && scripts.includes(`'nonce-${nonce}'`));
    })
    .map(([script]) => script.slice(0, 100));
}

describe.each(EDITIONS)("operating-14 edition %s", (edition) => {
  test.each(PAGES)(
    "the page %s runs no script that its policy does not name, and is framed by nobody",
    async (path) => {
      const signedIn = path === "/reports" || path === "/account";
      const answer = await product.send("GET", path, {
        edition,
        ...(signedIn ? { cookie: person.cookie } : {}),
      });
      expectCommonHeaders(answer);
      const policy = String(answer.headers["content-security-policy"]);
      const scripts = directive(policy, "script-src") ?? "";
      expect(scripts).not.toMatch(/unsafe-|\*|https?:(?!\/\/js\.stripe\.com)/);
      expect(scripts).toMatch(/'(?:sha256|nonce)-/);
      expect(unnamedScripts(answer.text, scripts)).toEqual([]);
      expect(answer.text).not.toMatch(/\son(?:click|load|error|submit)\s*=\s*"/);
      const held = ["default-src", "object-src", "base-uri", "form-action", "frame-ancestors"];
      expect(held.map((name) => directive(policy, name))).toEqual([
        "'self'",
        "'none'",
        "'none'",
        "'self'",
        "'none'",
      ]);
    },
  );

  test.each(OTHERS)(
    "%s %s carries the same headers, and is not a page that could run anything",
    async (method, path, status) => {
      const answer = await product.send(method, path, { edition, cookie: person.cookie });
      expect(answer.status).toBe(status);
      expectCommonHeaders(answer);
      if (!path.startsWith("/api/")) return;
      const policy = String(answer.headers["content-security-policy"]);
      expect(directive(policy, "default-src")).toBe("'none'");
      expect(directive(policy, "frame-ancestors")).toBe("'none'");
      expect(answer.headers["cache-control"]).toContain("no-store");
    },
  );

  test("a file of the build carries them too", async () => {
    const { text } = await product.send("GET", "/", { edition });
    const file = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? "";
    const answer = await product.send("GET", file, { edition });
    expect(answer.status).toBe(200);
    expectCommonHeaders(answer);
  });
});

/**
 * Headers about how one answer was sent, or notes of the framework to itself; all others belong to the page.
 */
const OF_ONE_ANSWER =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|etag|x-request-id|x-middleware-.*|x-nextjs-.*)$/;
const pageHeaders = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.test(name)));

test.each(["/", "/blog", "/auth", "/subscription", "/how-it-works"])(
  "operating-14 the page %s from memory is what the framework answers, with the same headers",
  async (path) => {
    for (const edition of EDITIONS) {
      const fromMemory = await product.send("GET", path, { edition });
      // The framework answers an address with a query.
      const fromFramework = await product.send("GET", `${path}?any=1`, { edition });
      expect(Object.keys(fromMemory.headers)).not.toContain("x-nextjs-cache");
      expect(Object.keys(fromFramework.headers)).toContain("x-nextjs-cache");
      expect(fromMemory.text).toBe(fromFramework.text);
      expect(pageHeaders(fromMemory)).toEqual(pageHeaders(fromFramework));
    }
  },
);

test("accounts-2 every cookie of a sign-in over https is for this host alone, secure and kept from scripts and foreign posts", async () => {
  const csrf = await product.send("GET", "/api/auth/csrf");
  const page = await product.send("GET", "/reports", { cookie: person.cookie });
  const hint = page.headers["set-cookie"] ?? [];
  const secret = [...person.setCookies, ...(csrf.headers["set-cookie"] ?? [])];
  expect(secret.map((cookie) => cookie.split("=")[0])).toContain("__Secure-next-auth.session-token");
  for (const cookie of [...secret, ...hint]) {
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toMatch(/; Domain=/i);
  }
  for (const cookie of secret) expect(cookie).toMatch(/; HttpOnly/);
  // The one cookie that scripts may read says only that somebody is signed in.
  expect(hint.map((cookie) => cookie.split(";")[0])).toEqual(["gf-ledger-signed-in=1"]);
});

test("editions-1 editions-7 each edition's pages speak of their own host", async () => {
  for (const edition of EDITIONS) {
    const { text } = await product.send("GET", "/", { edition });
    expect(text).toContain(`https://${HOSTS[edition]}`);
  }
});
