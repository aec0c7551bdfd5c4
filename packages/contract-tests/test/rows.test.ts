import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { coverageTable, covered, holes } from "../src/coverage";
import { linkTo } from "../src/outbox";
import { cookieOf, newAddress, newPerson, PASSWORD } from "../src/person";
import { draftReceipt, drawnReceipt, loggedExpense } from "../src/receipt";
import { type Sent, send } from "../src/server-under-test";
import { rowAddress, SPECIFIED_ROWS, type SpecifiedRow } from "../src/specified-rows";
import {
  buildWorld,
  childOf,
  claimOf,
  claimToFile,
  keptPrice,
  newEntry,
  newSharedClaim,
  pathIn,
  type World,
  webhookOf,
} from "../src/world";

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => {
  writeFileSync(1, `\n${coverageTable()}\n`);
});

const rows = SPECIFIED_ROWS.map((row) => [rowAddress(row), row] as const);
const failure = { message: expect.any(String), code: expect.any(String) };

/** The valid call of a row, with fresh things where the call uses them up or changes them. */
async function rightCall(row: SpecifiedRow): Promise<{ path: string; sent: Sent }> {
  const { cookie } = world.owner;
  const path = pathIn(world, row.path) + (row.query ?? "");
  const email = newAddress();
  switch (rowAddress(row)) {
    case "POST /api/login":
      return { path, sent: { json: { email: world.stranger.email, password: PASSWORD } } };
    case "POST /api/register":
      return { path, sent: { json: { email, password: PASSWORD } } };
    case "POST /api/reset-password/request":
    case "POST /api/auth/magic-link":
      return { path, sent: { json: { email, redirectUrl: "/reports" } } };
    case "POST /api/auth/verify-token":
      await send("POST", "/api/auth/magic-link", { json: { email } });
      return { path, sent: { json: await linkTo(email) } };
    case "POST /api/logout":
      return { path, sent: { cookie: (await newPerson()).cookie } };
    case "POST /api/payments/create-subscription":
      return { path, sent: { cookie: world.stranger.cookie } };
    case "POST /api/receipts":
      return { path, sent: { cookie, json: { base64Image: await drawnReceipt() } } };
    case "POST /api/receipts/{id}/confirm": {
      const { id } = await draftReceipt(world.owner);
      const virtualItems = [{ productName: "GF Crackers", price: "4.99" }];
      const json = { virtualItems, purchaseDate: "2026-03-15", receiptImage: await drawnReceipt() };
      return { path: `/api/receipts/${id}/confirm`, sent: { cookie, json } };
    }
    case "DELETE /api/tax-report/line-items/{id}":
      return { path: `/api/tax-report/line-items/${await loggedExpense(world.owner)}`, sent: { cookie } };
    case "DELETE /api/claims/{id}":
      return { path: `/api/claims/${await claimOf(world.owner, 2024)}`, sent: { cookie } };
    case "POST /api/claims/{id}/file": {
      const { claimId, cookie: filer } = await claimToFile();
      return { path: `/api/claims/${claimId}/file`, sent: { cookie: filer, json: row.json ?? {} } };
    }
    case "POST /api/claims/{id}/take-back": {
      const { claimId, cookie: filer } = await claimToFile();
      await send("POST", `/api/claims/${claimId}/file`, { cookie: filer, json: {} });
      return { path: `/api/claims/${claimId}/take-back`, sent: { cookie: filer, json: row.json ?? {} } };
    }
    case "POST /api/claims/{id}/adjust": {
      const { claimId, lineItemId, cookie: filer } = await claimToFile();
      await send("POST", `/api/claims/${claimId}/file`, { cookie: filer, json: {} });
      const changed = { cookie: filer, json: { gf_price: 9.99 } };
      await send("PUT", `/api/tax-report/line-items/${lineItemId}`, changed);
      return { path: `/api/claims/${claimId}/adjust`, sent: { cookie: filer, json: row.json ?? {} } };
    }
    case "DELETE /api/adjustments/{id}":
    case "DELETE /api/expenses/{id}":
    case "DELETE /api/exchange-rates/{id}": {
      const list = row.path.replace("/{id}", "");
      return { path: `${list}/${await newEntry(world.owner, list)}`, sent: { cookie } };
    }
    case "GET /api/shares":
      return { path: `${path}?claimId=${world.claimId}`, sent: { cookie } };
    case "POST /api/shares":
      return { path, sent: { cookie, json: { ...row.json, claimId: world.claimId } } };
    case "DELETE /api/shares/{id}":
      return { path: `/api/shares/${(await newSharedClaim(world)).id}`, sent: { cookie } };
    case "POST /api/shares/open":
      return { path, sent: { json: { token: (await newSharedClaim(world)).token } } };
    case "DELETE /api/webhooks/{id}":
      return { path: `/api/webhooks/${(await webhookOf(world.owner)).id}`, sent: { cookie } };
    case "DELETE /api/people/{id}":
      return { path: `/api/people/${await childOf(world.owner)}`, sent: { cookie } };
    case "DELETE /api/price-book/{id}": {
      const id = await keptPrice(world.owner, world.productId);
      return { path: `/api/price-book/${id}`, sent: { cookie } };
    }
    default:
      return { path, sent: { cookie, ...(row.json ? { json: row.json } : {}) } };
  }
}

test.each(rows)("api-1 %s answers as specified", async (address, row) => {
  const { path, sent } = await rightCall(row);
  const answer = await send(row.method, path, sent);
  expect([answer.status, answer.status === 200 ? "" : answer.text]).toEqual([200, ""]);
  expect(Object.keys((answer.body ?? {}) as object)).toEqual(expect.arrayContaining([...row.answers]));
  expect(answer.headers.get("x-request-id")).toMatch(/\S/);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  covered(address, "happy");
});

test.each(rows)("api-10 %s without a session", async (address, row) => {
  const path = pathIn(world, row.path) + (row.query ?? "");
  const answer = await send(row.method, path, row.json ? { json: row.json } : {});
  if (row.access === "signed-in") {
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ ...failure, code: "unauthenticated" });
  } else {
    expect(answer.status).not.toBe(401);
    expect(answer.status).toBeLessThan(500);
  }
  covered(address, "unauthenticated");
});

test.each(rows)("api-4, api-11 %s for somebody else, or from somewhere else", async (address, row) => {
  const path = pathIn(world, row.path) + (row.query ?? "");
  const json = row.json ? { json: row.json } : {};
  if (row.owned) {
    const theirs = await send(row.method, path, { ...json, cookie: world.stranger.cookie });
    expect(theirs.status).toBe(404);
    expect(theirs.body).toMatchObject({ ...failure, code: "not_found" });
  }
  const foreign = await send(row.method, path, {
    ...json,
    cookie: world.owner.cookie,
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  if (row.method === "GET") expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  else expect([foreign.status, foreign.body]).toMatchObject([403, { ...failure, code: "forbidden" }]);
  covered(address, "foreign");
});

test.each(rows)("api-3 %s with wrong input", async (address, row) => {
  const { cookie } = world.owner;
  const path = pathIn(world, row.path);
  for (const wrong of row.malformed ?? []) {
    const answer =
      typeof wrong === "string"
        ? await send(row.method, path + wrong, { cookie })
        : await send(row.method, path, { cookie, json: wrong });
    expect([wrong, answer.status, answer.body]).toMatchObject([
      wrong,
      400,
      { ...failure, code: "bad_request" },
    ]);
  }
  if (row.owned) {
    const noId = row.path.replace(/\{(?:id|receiptId)\}/, "no-id").replace("{index}", "0");
    const answer = await send(row.method, noId, { cookie, ...(row.json ? { json: row.json } : {}) });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject(failure);
  }
  const badKey = await send(row.method, path, { apiKey: "gfl_never-made" });
  expect(badKey.status).toBe(401);
  expect(badKey.body).toMatchObject(failure);
  covered(address, "malformed");
});

const takesBody = ({ method, json, malformed }: SpecifiedRow) =>
  method !== "GET" && (json !== undefined || malformed !== undefined);

test.each(rows)("api-14 %s with more than it takes", async (address, row) => {
  const { cookie } = world.owner;
  const path = pathIn(world, row.path);
  if (takesBody(row)) {
    const carriesImage =
      address === "POST /api/receipts" ||
      address.endsWith("/confirm") ||
      address.startsWith("POST /api/imports");
    const padding = "A".repeat(carriesImage ? 23 * 1024 * 1024 : 200 * 1024);
    const answer = await send(row.method, path, { cookie, json: { padding } });
    expect([answer.status, answer.body]).toMatchObject([413, { ...failure, code: "too_large" }]);
  } else {
    const answer = await send(row.method, `${path}?year=${"2".repeat(40_000)}`, { cookie });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  covered(address, "over-limit");
});

test("api-1's rows × kinds of test have no hole", () => {
  expect(holes()).toEqual([]);
});

test("a session cookie set on log-in is HttpOnly and SameSite=Lax, and dies on log-out (accounts-2)", async () => {
  const { email } = world.stranger;
  const login = await send("POST", "/api/login", { json: { email, password: PASSWORD } });
  expect(login.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax/i);
  const cookie = cookieOf(login.headers);
  await send("POST", "/api/logout", { cookie });
  expect((await send("GET", "/api/user", { cookie })).status).toBe(401);
});
