import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { readArchive } from "@gf-ledger/api/account-data/archive/read-archive";
import { hashToken, newToken } from "@gf-ledger/api/gate/secret-token";
import { openDatabase } from "@gf-ledger/db/database";
import { renderSampleReceipt } from "@gf-ledger/reader/generator/sample-receipt";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Belongings, giveBelongings } from "../../../../packages/rest/test/owners/belongings";
import { everythingOf } from "../../../../packages/rest/test/owners/peoples-tables";
import { openProduction, type Production, type Sent } from "./support/production";

interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly sent?: Sent;
  /** The status for a caller who is not signed in, and for another signed-in person. */
  readonly nobody: number;
  readonly stranger: number;
}

/** A claim that there is not; papers of somebody else's are held by a test of their own below. */
const NO_CLAIM = "0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11";

/**
 * How each route with a file of its own is tested against other people's data. `table` is the REST table's
 * handler, whose every row has a test of its own; the others list the calls that are made here.
 */
const ROUTES: Readonly<Record<string, "table" | readonly Call[]>> = {
  "api/[...path]": "table",
  "api/auth/magic-link": "table",
  "api/auth/token-verify-test": "table",
  "api/auth/verify-token": "table",
  "api/account/export": [{ method: "GET", path: "/api/account/export", nobody: 401, stranger: 200 }],
  "api/account/import": [
    {
      method: "POST",
      path: "/api/account/import",
      sent: { raw: "no zip", headers: { "content-type": "application/zip" } },
      nobody: 401,
      stranger: 400,
    },
  ],
  "api/calendar/[file]": [{ method: "GET", path: "/api/calendar/nobody.ics", nobody: 404, stranger: 404 }],
  "api/claims/[id]/package": [
    { method: "GET", path: `/api/claims/${NO_CLAIM}/package`, nobody: 401, stranger: 404 },
  ],
  "api/claims/[id]/report.pdf": [
    { method: "GET", path: `/api/claims/${NO_CLAIM}/report.pdf`, nobody: 401, stranger: 404 },
  ],
  "api/claims/[id]/report.xlsx": [
    { method: "GET", path: `/api/claims/${NO_CLAIM}/report.xlsx`, nobody: 401, stranger: 404 },
  ],
  "api/shares/[id]/[document]": [
    { method: "GET", path: `/api/shares/${NO_CLAIM}/report.pdf`, nobody: 404, stranger: 404 },
  ],
  "api/auth/[...nextauth]": [
    { method: "GET", path: "/api/auth/session", nobody: 200, stranger: 200 },
    { method: "GET", path: "/api/auth/providers", nobody: 200, stranger: 200 },
    { method: "POST", path: "/api/auth/signout", sent: { json: {} }, nobody: 302, stranger: 302 },
  ],
  "api/health": [{ method: "GET", path: "/api/health", nobody: 200, stranger: 200 }],
  "api/ready": [{ method: "GET", path: "/api/ready", nobody: 200, stranger: 200 }],
  "api/letters/[kind]": [{ method: "GET", path: "/api/letters/canada", nobody: 200, stranger: 200 }],
  // Both are off where no address for mail is configured; the attack suite sends them mails.
  "api/mail-in/mailgun": [
    { method: "POST", path: "/api/mail-in/mailgun", sent: { json: {} }, nobody: 404, stranger: 404 },
  ],
  "api/mail-in/postmark": [
    { method: "POST", path: "/api/mail-in/postmark", sent: { json: {} }, nobody: 404, stranger: 404 },
  ],
  "api/metrics": [{ method: "GET", path: "/api/metrics", nobody: 404, stranger: 404 }],
  "api/outbox": [{ method: "GET", path: "/api/outbox", nobody: 404, stranger: 404 }],
  "api/payments/webhook": [
    {
      method: "POST",
      path: "/api/payments/webhook",
      sent: { json: { type: "customer.subscription.deleted" }, headers: { "stripe-signature": "t=1,v1=00" } },
      nobody: 400,
      stranger: 400,
    },
  ],
  "api/trpc/[trpc]": [{ method: "GET", path: "/api/trpc/taxReport.lineItems", nobody: 401, stranger: 200 }],
  "robots.txt": [{ method: "GET", path: "/robots.txt", nobody: 200, stranger: 200 }],
  "sitemap.xml": [{ method: "GET", path: "/sitemap.xml", nobody: 200, stranger: 200 }],
};

const APP = join(import.meta.dirname, "../../src/app");
const files = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(^|\/)route\.tsx?$/.test(file),
);
const routes = files.map((file) => file.replace(/\/route\.tsx?$/, ""));

let product: Production;
let opened: ReturnType<typeof openDatabase> & { clock: { now: Date } };
let owner: Belongings;
let ownersCookie: string;
let before: string;
let photo: string;
/** A new person, signed in by a session of their own. */
async function somebody(email: string): Promise<{ id: string; cookie: string }> {
  const token = newToken();
  const session = { sessionTokenHash: hashToken(token), expires: new Date(Date.now() + 864e5) };
  const data = { email, edition: "ca", emailVerified: new Date(), sessions: { create: session } };
  const { id } = await opened.database.user.create({ data });
  return { id, cookie: `__Secure-next-auth.session-token=${token}` };
}

beforeAll(async () => {
  product = await openProduction();
  opened = { ...openDatabase(product.databaseUrl(), 2), clock: { now: new Date() } };
  const ownerAccount = await somebody("owner@example.com");
  ownersCookie = ownerAccount.cookie;
  owner = await giveBelongings(opened, ownerAccount.id);
  const { image } = await renderSampleReceipt("ca");
  photo = image.toString("base64");
  // The owner has the very photo that the other person will send.
  const imageSha256 = createHash("sha256").update(image).digest("hex");
  await opened.database.receipt.update({ where: { id: owner.draft }, data: { imageSha256 } });
  before = await everythingOf(opened, owner.userId);
});
afterAll(async () => {
  await opened.close();
  await product.close();
});

test("operating-15 every route that has a file of its own says how it is held, and no other", () => {
  expect(Object.keys(ROUTES).sort()).toEqual([...routes].sort());
});

const ofTheTable = routes.filter((route) => ROUTES[route] === "table");
test.each(ofTheTable)("operating-15 the route %s is the REST table's handler and nothing else", (route) => {
  const code = readFileSync(join(APP, route, "route.ts"), "utf8")
    .replace(/\s+/g, " ")
    .trim();
  expect(code).toMatch(
    /^import \{ restHandler \} from "@\/server\/request\/rest"; export \{( restHandler as [A-Z]+,?)+ \};$/,
  );
});

const calls = Object.values(ROUTES).flatMap((held) => (held === "table" ? [] : held));
describe.each(calls)(
  "accounts-35 api-4 $method $path",
  ({ method, path, sent, nobody, stranger: somebodyElse }) => {
    test.each(["nobody", "somebody else"])(
      "called by %s, changes nothing and tells nothing of the owner's",
      async (who) => {
        // A person for each call, since a call may end the session that makes it.
        const cookie = who === "nobody" ? undefined : (await somebody(`${newToken()}@example.com`)).cookie;
        const { status, text } = await product.send(method, path, { ...sent, ...(cookie ? { cookie } : {}) });
        expect(status).toBe(who === "nobody" ? nobody : somebodyElse);
        for (const mark of [owner.mark, owner.userId, "owner@example.com"]) expect(text).not.toContain(mark);
        expect(await everythingOf(opened, owner.userId)).toBe(before);
      },
    );
  },
);

test("plans-13 the 301st payment event of a client in a minute is refused before its body has come, another client's is not", async () => {
  const path = "/api/payments/webhook";
  const from = (client: string) => ({ "x-forwarded-for": client, "stripe-signature": "t=1,v1=00" });
  const event = async () =>
    (await product.send("POST", path, { json: {}, headers: from("192.0.2.30") })).status;
  const statuses: number[] = [];
  while (statuses.length < 300) statuses.push(...(await Promise.all(Array.from({ length: 20 }, event))));
  expect(new Set(statuses)).toEqual(new Set([400]));

  const begun = request({
    host: "127.0.0.1",
    port: product.port,
    method: "POST",
    path,
    headers: { host: "gfledger.ca", "content-length": "90000", ...from("192.0.2.30") },
  });
  begun.on("error", () => {}).flushHeaders();
  const [{ statusCode, headers }] = (await once(begun, "response")) as [IncomingMessage];
  begun.destroy();
  expect(statusCode).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect((await product.send("POST", path, { json: {}, headers: from("192.0.2.31") })).status).toBe(400);
});

test.each(["package", "report.pdf", "report.xlsx"])(
  "claim-18 accounts-35 the %s of a claim is its owner's alone",
  async (claimDocument) => {
    const data = { userId: owner.userId, edition: "ca", taxYear: 2019 };
    const { id } = await opened.database.claim.create({ data });
    const path = `/api/claims/${id}/${claimDocument}`;
    const { cookie } = await somebody(`${newToken()}@example.com`);
    const foreign = await product.send("GET", path, { cookie });
    const missing = await product.send("GET", `/api/claims/${NO_CLAIM}/${claimDocument}`, { cookie });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    // The owner is refused as well, because nothing was bought in that year, but with other words.
    const own = await product.send("GET", path, { cookie: ownersCookie });
    expect(own.status).toBe(409);
    expect(own.text).toContain("There is nothing to claim in this period yet.");
    await opened.database.claim.delete({ where: { id } });
  },
);

test("accounts-40 a download holds the caller's own records alone, and an import of it fills the caller's own account alone", async () => {
  const open = async (cookie: string) => {
    const { text } = await product.send("GET", "/api/account/export", { cookie });
    const zip = Buffer.from(text, "latin1");
    const batches: unknown[] = [];
    for await (const batch of readArchive(zip)) batches.push(batch);
    return { zip, text: JSON.stringify(batches) };
  };
  const stranger = await somebody("stranger@example.com");
  const theirs = await open(ownersCookie);
  expect(theirs.text).toContain(owner.mark);
  expect((await open(stranger.cookie)).text).not.toContain(owner.mark);
  const asBefore = await everythingOf(opened, owner.userId);

  const { status } = await product.send("POST", "/api/account/import", {
    cookie: stranger.cookie,
    raw: theirs.zip,
    headers: { "content-type": "application/zip" },
  });
  expect(status).toBe(200);
  expect(await everythingOf(opened, owner.userId)).toBe(asBefore);
  expect((await open(stranger.cookie)).text).toContain(owner.mark);
});

test("receipts-6 a reading answered by events tells nobody that somebody else holds the same receipt", async () => {
  const send = (cookie?: string) =>
    product.send("POST", "/api/receipts", {
      json: { base64Image: photo },
      headers: { accept: "text/event-stream" },
      ...(cookie ? { cookie } : {}),
    });
  expect((await send()).status).toBe(401);
  const asBefore = await everythingOf(opened, owner.userId);
  const reader = await somebody("reader@example.com");
  const { text } = await send(reader.cookie);
  expect(text).toContain("event: receipt");
  expect(text).toContain('"duplicateOf":null');
  for (const notice of [owner.mark, owner.draft]) expect(text).not.toContain(notice);
  expect(await everythingOf(opened, owner.userId)).toBe(asBefore);
});
