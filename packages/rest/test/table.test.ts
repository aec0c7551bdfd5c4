import { appRouter } from "@gf-ledger/api/app-router";
import { expect, test } from "vitest";
import { openApiDocument } from "../src/openapi/openapi-document";
import { routeTable } from "../src/route-table";

/** Every row of api-1's table. */
const SPECIFIED = `
GET /api/user
POST /api/login
POST /api/register
POST /api/logout
POST /api/reset-password/request
POST /api/auth/magic-link
POST /api/auth/verify-token
GET /api/auth/token-verify-test
POST /api/chat/message
POST /api/test/email
GET /api/subscription-status
GET /api/payments/subscription
POST /api/payments/create-subscription
POST /api/payments/cancel-subscription
POST /api/receipts
GET /api/receipts/{id}
POST /api/receipts/{id}/confirm
PUT /api/receipt-items/{id}/selection
PUT /api/receipts/{receiptId}/items/{index}/selection
PUT /api/receipt-items/{id}/regular-price
PUT /api/receipts/{receiptId}/items/{index}/regular-price
PUT /api/receipt-items/{id}/details
PUT /api/products/{productId}/price
GET /api/tax-report/gf-receipts
PUT /api/tax-report/line-items/{id}
DELETE /api/tax-report/line-items/{id}
GET /api/tax-report/summary
GET /api/tax-report/years
GET /api/tax-report/download`
  .trim()
  .split("\n");

const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test.each(SPECIFIED)("api-1: %s is a row of the table", (address) => {
  expect(routeTable.map(addressOf)).toContain(address);
});

test("no method and path stand twice in the table", () => {
  const shapes = routeTable.map((route) => addressOf(route).replace(/\{\w+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("one path names its varying parts the same way for every method", () => {
  const byShape = new Map<string, Set<string>>();
  for (const { path } of routeTable) {
    const shape = path.replace(/\{\w+\}/g, "{}");
    byShape.set(shape, (byShape.get(shape) ?? new Set()).add(path));
  }
  expect([...byShape.values()].filter((paths) => paths.size > 1)).toEqual([]);
});

test("api-23 every call has a REST face, but the provider's webhook and the opening of the chat; a reading told in stages shares that of the upload", () => {
  const faced = new Set<string>(routeTable.map(({ procedure }) => procedure));
  const without = Object.keys(appRouter._def.procedures).filter((path) => !faced.has(path));
  expect(without).toEqual(["chat.open", "receipts.read", "subscription.receiveEvent"]);
});

test("plans-8 both addresses of the subscription's status ask the same call", () => {
  const askedBy = (path: string) =>
    routeTable.filter((route) => route.path === path && route.method === "GET");
  const procedures = ["/api/subscription-status", "/api/payments/subscription"].map((path) =>
    askedBy(path).map(({ procedure }) => procedure),
  );
  expect(procedures).toEqual([["subscription.status"], ["subscription.status"]]);
});

test("operating-17 the calls are those of the routers that the product was asked for, and of what has come since", () => {
  const routers = new Set(Object.keys(appRouter._def.procedures).map((path) => path.split(".")[0]));
  for (const asked of ["receipts", "matching", "taxReport", "subscription", "chat", "auth"]) {
    expect(routers).toContain(asked);
  }
});

interface Operation {
  parameters: { name: string; in: string; schema: unknown }[];
  requestBody?: unknown;
}

test("a path's varying parts and a row's query are fields that the procedure knows", () => {
  const document = openApiDocument(routeTable, ["https://gfledger.ca"]);
  const unknown = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods as Record<string, Operation>).flatMap(({ parameters }) =>
      parameters.filter(({ schema }) => schema === undefined).map(({ name }) => `${path} ${name}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test("only a call that changes something takes a body, and each of them says whether it does", () => {
  const reads = routeTable.filter(({ method, body }) => method === "GET" && body);
  expect(reads).toEqual([]);
});
