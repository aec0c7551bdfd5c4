import { createClient, GfLedgerError } from "@gf-ledger/sdk/create-client";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { drawnReceipt } from "../src/receipt";
import { EDITION_URLS, send } from "../src/server-under-test";
import { buildWorld, type World } from "../src/world";

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});

const clientOf = (apiKey: string) =>
  createClient({
    baseUrl: EDITION_URLS.ca.origin,
    apiKey,
    timeoutMs: 60_000,
  });

test("from photo to report: upload, confirm, line items, summary and CSV agree to the cent", async () => {
  const ledger = clientOf(world.owner.apiKey);
  const shares: number[] = [];
  const image = Buffer.from(await drawnReceipt(), "base64");
  const receipt = await ledger.uploadReceipt(image, {
    onProgress: ({ sentBytes, totalBytes }) => shares.push(sentBytes / totalBytes),
  });
  expect(shares.at(-1)).toBe(1);
  await ledger.receipts.confirm.mutate({
    id: receipt.id,
    purchaseDate: "2025-11-02",
    items: [
      { name: "GF Penne", price: 4.49, customRegularPrice: 2.19 },
      { name: "GF Flour", price: "8.99", customRegularPrice: "3.07" },
    ],
  });
  const items = [];
  for await (const item of ledger.lineItems({ year: 2025 })) items.push(item);
  const { totals } = await ledger.taxReport.summary.query({ year: 2025 });
  const { csv, fileName } = await ledger.taxReport.download.query({ year: 2025 });
  const rows = parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true }) as string[][];
  const total = rows.find(([name]) => name === "Grand Total");
  expect(fileName).toBe("gluten-free-tax-report-2025.csv");
  expect(totals).toEqual({
    itemCount: 2,
    price: 13.48,
    regularPrice: 5.26,
    countedExtraCost: 8.22,
  });
  expect(items.map(({ extraCost }) => extraCost).sort()).toEqual([2.3, 5.92]);
  expect(total).toEqual(["Grand Total", "2", "13.48", "5.26", "8.22"]);
});

test("accounts-38 a key reaches nothing of the account, and a read-only one changes nothing", async () => {
  const { cookie, apiKey } = world.owner;
  const refused = { code: "forbidden", status: 403 };
  await expect(clientOf(apiKey).account.createApiKey.mutate({ name: "more" })).rejects.toMatchObject(refused);
  await expect(
    clientOf(apiKey).account.changePassword.mutate({ password: "Correct-Horse-8" }),
  ).rejects.toMatchObject(refused);
  const json = { name: "reader", scopes: ["read"], expiresInDays: 1 };
  const made = await send("POST", "/api/account/api-keys", { cookie, json });
  const reader = clientOf((made.body as { key: string }).key);
  expect((await reader.taxReport.years.query()).years.length).toBeGreaterThan(0);
  await expect(reader.taxReport.deleteLineItem.mutate({ id: world.lineItemId })).rejects.toMatchObject(
    refused,
  );
});

test("a failure is an error with the server's code, status and sentence", async () => {
  const stranger = clientOf(world.stranger.apiKey);
  const error = await stranger.receipts.get
    .query({ id: world.receipt.id })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GfLedgerError);
  expect(error).toMatchObject({ code: "not_found", status: 404, requestId: expect.any(String) });
  const unknown = clientOf("gfl_never-made");
  await expect(unknown.auth.user.query()).rejects.toMatchObject({ code: "unauthenticated", status: 401 });
});
