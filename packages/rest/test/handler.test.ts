import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRestHandler } from "../src/rest-handler";
import { routeTable } from "../src/route-table";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const pathOf = (path: string) =>
  path.replace("{index}", "0").replace(/\{\w+\}/g, "2f0d3c1a-7a1e-4c53-9c1f-0b8f4a6d2e11");

const signedIn = routeTable.filter(({ access }) => access !== "public");
const open = routeTable.filter(({ access }) => access === "public");

test.each(signedIn)(
  "api-10: $method $path asks who calls before it reads anything",
  async ({ method, path }) => {
    const answer = await testApp.send(method, pathOf(path), method === "GET" ? {} : { body: "{ not JSON" });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: "Please sign in first.", code: "unauthenticated" });
  },
);

test.each(open)("api-10: $method $path is open to everybody", async ({ method, path }) => {
  const answer = await testApp.send(method, pathOf(path), method === "GET" ? {} : { body: {} });
  expect([200, 400]).toContain(answer.status);
});

test("api-7: every answer carries X-Request-Id and Cache-Control: no-store", async () => {
  const answers = await Promise.all([
    testApp.send("GET", "/api/user"),
    testApp.send("GET", "/api/products"),
    testApp.send("GET", "/api/no-such-call"),
    testApp.send("PATCH", "/api/user"),
    testApp.send("OPTIONS", "/api/user"),
  ]);
  const headers = answers.map((answer) => answer.headers);
  expect(headers.map((one) => one.get("cache-control"))).toEqual(Array(5).fill("no-store"));
  expect(new Set(headers.map((one) => one.get("x-request-id"))).size).toBe(5);
});

test("accounts-1 accounts-16: register, ask who is signed in, log out: one session from the first cookie to its end", async () => {
  const body = { email: "Grace@Example.com", password: "Correct-Horse-7", isAdmin: true };
  const registered = await testApp.send("POST", "/api/register", { body });
  expect(await registered.json()).toMatchObject({
    authStatus: "authenticated",
    email: "grace@example.com",
    user: { email: "grace@example.com" },
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const me = () => testApp.send("GET", "/api/user", { headers: { cookie } });
  expect(await (await me()).json()).toMatchObject({ email: "grace@example.com", edition: "ca" });
  const out = await testApp.send("POST", "/api/logout", { headers: { cookie } });
  expect(out.status).toBe(200);
  expect(out.headers.getSetCookie()[0]).toContain("Expires=Thu, 01 Jan 1970");
  expect((await me()).status).toBe(401);
});

describe("methods", () => {
  test("api-5: a wrong one is 405 with Allow", async () => {
    const answer = await testApp.send("POST", "/api/user");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await answer.json()).toMatchObject({ code: "method_not_allowed" });
  });

  test("OPTIONS names all of a path's", async () => {
    const answer = await testApp.send("OPTIONS", "/api/receipts/x");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("allow")).toBe("GET, PUT, HEAD, OPTIONS");
  });

  test("HEAD answers as GET does, without a body", async () => {
    const answer = await testApp.send("HEAD", "/api/products");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(await answer.text()).toBe("");
  });

  test("an unknown path is 404 as JSON", async () => {
    const answer = await testApp.send("GET", "/api/nothing/here");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: "Not found.", code: "not_found" });
  });
});

describe("bodies", () => {
  test("api-5: what is not JSON is 415", async () => {
    const form = { body: "email=a%40b.ca", headers: { "content-type": "application/x-www-form-urlencoded" } };
    expect((await testApp.send("POST", "/api/login", form)).status).toBe(415);
  });

  test("api-13 over 100 KB is 413 where no image is expected", async () => {
    const body = { email: "a@b.ca", password: "x".repeat(200_000) };
    const answer = await testApp.send("POST", "/api/login", { body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: "too_large" });
  });

  test("api-17: a string over 10,000 characters is logged as probably an image, without the string", async () => {
    const { headers } = await testApp.signIn();
    const receiptImage = "AbCd".repeat(5_000);
    const id = "2f0d3c1a-7a1e-4c53-9c1f-0b8f4a6d2e11";
    await testApp.send("POST", `/api/receipts/${id}/confirm`, { body: { receiptImage }, headers });
    const entry = testApp.logged.find(({ event }) => event === "body_probably_contains_images");
    expect(entry?.fields).toMatchObject({ path: "/api/receipts/{id}/confirm", longestString: 20_000 });
    expect(JSON.stringify(testApp.logged)).not.toContain("AbCdAbCd");
  });

  test("api-3: bad input is 400 and names the fields", async () => {
    const answer = await testApp.send("POST", "/api/login", { body: { email: "nobody", password: "short" } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: "Please enter a valid email",
      code: "bad_request",
      issues: [
        { path: "email", message: "Please enter a valid email" },
        { path: "password", message: "Password must be at least 6 characters" },
      ],
    });
  });
});

test("receipts-13: a position that is not a number is 400 'Invalid item index'", async () => {
  const { headers } = await testApp.signIn();
  const id = "2f0d3c1a-7a1e-4c53-9c1f-0b8f4a6d2e11";
  const path = `/api/receipts/${id}/items/first/selection`;
  const answer = await testApp.send("PUT", path, { body: { isSelected: true }, headers });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: "Invalid item index" });
});

test("api-11: a call with a cookie from a foreign page is 403 and does nothing", async () => {
  const { headers, user } = await testApp.signIn();
  const foreign = { ...headers, origin: "https://evil.example" };
  expect((await testApp.send("POST", "/api/logout", { headers: foreign })).status).toBe(403);
  expect(await testApp.database.session.count({ where: { userId: user.id } })).toBe(1);
});

test("reports-12: the CSV comes as a download of the year's name, cookies and all headers as elsewhere", async () => {
  const { headers } = await testApp.signIn();
  const answer = await testApp.send("GET", "/api/tax-report/download?year=2026", { headers });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="gluten-free-tax-report-2026.csv"',
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain("Grand Total,0,0.00,0.00,0.00");
});

test.each(["99999", "NaN", "", "20.5", "2026abc"])("reports-4: the year %j is 400", async (year) => {
  const { headers } = await testApp.signIn();
  for (const call of ["summary", "download"]) {
    const answer = await testApp.send("GET", `/api/tax-report/${call}?year=${year}`, { headers });
    expect(answer.status).toBe(400);
  }
});

test("api-6: what nobody expected is 500 with a request id, without inner detail, and logged", async () => {
  const logged: unknown[] = [];
  const handle = createRestHandler({
    createContext: () => Promise.reject(new Error("password of the database: hunter2")),
    log: (...entry) => void logged.push(entry),
  });
  const answer = await handle(new Request("http://ca.localhost:3000/api/user"));
  const body = (await answer.json()) as Record<string, unknown>;
  expect(answer.status).toBe(500);
  expect(JSON.stringify(body)).not.toContain("hunter2");
  expect(body).toMatchObject({ code: "internal", requestId: answer.headers.get("x-request-id") });
  expect(logged).toHaveLength(1);
});

test("a page elsewhere may call with an API key, and never with cookies", async () => {
  const preflight = await testApp.send("OPTIONS", "/api/receipts", {
    headers: { origin: "https://books.example", "access-control-request-headers": "authorization" },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  const plain = await testApp.send("GET", "/api/products", { headers: { origin: "https://books.example" } });
  expect(plain.headers.get("access-control-allow-origin")).toBeNull();
});

test("the OpenAPI document is served, with the caller's edition first", async () => {
  const answer = await testApp.send("GET", "/api/openapi.json");
  expect(await answer.json()).toMatchObject({
    openapi: "3.1.0",
    servers: [{ url: "http://ca.localhost:3000" }, { url: "http://us.localhost:3000" }],
  });
  expect((await testApp.send("POST", "/api/openapi.json")).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
});
