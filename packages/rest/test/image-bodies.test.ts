import type { Services } from "@gf-ledger/api/context";
import { sampleReading } from "@gf-ledger/api/demo/sample-reading";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestApp, type TestApp } from "./support/test-app";

const reading = sampleReading({
  store: "Maple Grocer",
  date: "2026-03-14",
  currency: "CAD",
  items: [{ name: "GF BREAD", quantity: 1, cents: 749 }],
  depositCents: 0,
  totalCents: 749,
});
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3]);
type Body = NonNullable<RequestInit["body"]>;
const MEGABYTE = 1024 * 1024;

/** Remembers what it was given. */
const seen: Uint8Array[] = [];
const reader: Services["readers"]["local"] = {
  name: "local",
  version: "decided",
  async read(image) {
    seen.push(image);
    return { ok: true, reading, imageSha256: "0".repeat(64), perceptualHash: "0".repeat(16) };
  },
  close: async () => {},
};

let testApp: TestApp;
let person: Awaited<ReturnType<TestApp["signIn"]>>;
beforeAll(async () => {
  testApp = await openTestApp({ reader });
});
afterAll(() => testApp.close());
afterEach(() => vi.restoreAllMocks());

async function post(path: string, body: Body, headers: Record<string, string> = {}) {
  person ??= await testApp.signIn();
  const init = { method: "POST", headers: { ...person.headers, ...headers }, body };
  const answer = await testApp.handle(new Request(`http://ca.localhost:3000${path}`, init));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

function formWith(...files: Uint8Array[]): FormData {
  const form = new FormData();
  for (const [at, file] of files.entries())
    form.append(`photo${at}`, new Blob([file as Uint8Array<ArrayBuffer>]), "photo.png");
  return form;
}

describe("receipts-1 api-3 POST /api/receipts takes the photo", () => {
  test.each([
    ["as an image", PNG, { "content-type": "image/png" }],
    ["as bytes of no named kind", PNG, { "content-type": "application/octet-stream" }],
    ["as the file of a form", formWith(PNG), {}],
    [
      "as base64 in JSON",
      JSON.stringify({ base64Image: Buffer.from(PNG).toString("base64") }),
      { "content-type": "application/json" },
    ],
    [
      "as base64 behind the prefix of a data URL",
      JSON.stringify({ base64Image: `data:image/png;base64,${Buffer.from(PNG).toString("base64")}` }),
      { "content-type": "application/json" },
    ],
    [
      "as base64 with escaped slashes",
      `{"base64Image":"${Buffer.from(PNG).toString("base64").replaceAll("/", "\\/")}"}`,
      { "content-type": "application/json" },
    ],
  ] as [string, Body, Record<string, string>][])("%s", async (_how, body, headers) => {
    seen.length = 0;
    const answer = await post("/api/receipts", body, headers);
    expect([answer.status, answer.body.storeLocation]).toEqual([200, "Maple Grocer"]);
    expect(seen.map((image) => [...image])).toEqual([[...PNG]]);
  });

  test.each([
    ["of 15 MB and a byte", new Uint8Array(15 * MEGABYTE + 1), { "content-type": "image/png" }, 413],
    ["of no bytes", new Uint8Array(), { "content-type": "image/png" }, 400],
    ["twice in one form", formWith(PNG, PNG), {}, 400],
    ["of 15 MB and a byte in a form", formWith(new Uint8Array(15 * MEGABYTE + 1)), {}, 413],
    [
      "in a form that breaks off",
      "--x\r\nContent-Dispos",
      { "content-type": "multipart/form-data; boundary=x" },
      400,
    ],
    ["in a form without a boundary", "x", { "content-type": "multipart/form-data" }, 415],
    ["in a form whose type names no boundary", "x", { "content-type": "multipart/form-data; x" }, 400],
    [
      "in a form with a boundary of 300 letters",
      "x",
      { "content-type": `multipart/form-data; boundary=${"x".repeat(300)}` },
      400,
    ],
    ["in a form without a file", formWith(), {}, 400],
    ["as text", "x", { "content-type": "text/plain" }, 415],
    [
      "as an array of 150,000 numbers",
      JSON.stringify(Array.from({ length: 150_000 }, (_, at) => at)),
      { "content-type": "application/json" },
      413,
    ],
    [
      "as a field of 10,000 numbers",
      JSON.stringify({ base64Image: Array(10_000).fill(1) }),
      { "content-type": "application/json" },
      400,
    ],
    [
      "beside another long string",
      JSON.stringify({ base64Image: "A".repeat(200_000), b: "A".repeat(200_000) }),
      { "content-type": "application/json" },
      413,
    ],
    [
      "as fifteen million blanks and a hyphen",
      JSON.stringify({ base64Image: `${" ".repeat(15_000_000)}-` }),
      { "content-type": "application/json" },
      400,
    ],
  ] as [string, Body, Record<string, string>, number][])(
    "but not %s",
    async (_how, body, headers, status) => {
      seen.length = 0;
      const answer = await post("/api/receipts", body, headers);
      expect([answer.status, seen.length]).toEqual([status, 0]);
      expect(answer.body.message).toMatch(/\S+ \S+/);
    },
  );

  test("and no byte of it before it is known who sends it, and how often", async () => {
    const unread = (headers: Record<string, string>) =>
      new Request("http://ca.localhost:3000/api/receipts", {
        method: "POST",
        headers,
        body: PNG as Body,
      });
    const nobody = unread({ "content-type": "image/png" });
    expect((await testApp.handle(nobody)).status).toBe(401);
    expect(nobody.bodyUsed).toBe(false);
    const busy = await testApp.signIn();
    for (let reading = 0; reading < 60; reading += 1)
      await testApp.services.limits.consume("readingsOfAccount", busy.user.id);
    const often = unread({ ...busy.headers, "content-type": "image/png" });
    const refused = await testApp.handle(often);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(often.bodyUsed).toBe(false);
  });
});

describe("receipts-25 POST /api/receipts/{id}/confirm takes the receipt's photo", () => {
  /** Somebody's only draft, with its one item selected. */
  async function draft(): Promise<string> {
    person = await testApp.signIn();
    const { body } = await post("/api/receipts", PNG as Body, { "content-type": "image/png" });
    const items = body.items as { id: string }[];
    await testApp.database.receiptItem.updateMany({
      where: { id: items[0]?.id ?? "" },
      data: { selected: true },
    });
    return String(body.id);
  }

  test.each([
    ["as an image", PNG, { "content-type": "image/png" }],
    ["as the file of a form", formWith(PNG), {}],
    [
      "as base64 in JSON",
      JSON.stringify({ receiptImage: Buffer.from(PNG).toString("base64") }),
      { "content-type": "application/json" },
    ],
  ] as [string, Body, Record<string, string>][])("%s", async (_how, body, headers) => {
    const answer = await post(`/api/receipts/${await draft()}/confirm`, body, headers);
    expect(answer).toEqual({ status: 200, body: { logsCreated: 1 } });
  });

  test("and with a form's other fields", async () => {
    const form = formWith(PNG);
    form.append("storeLocation", "Corner Shop");
    const id = await draft();
    expect((await post(`/api/receipts/${id}/confirm`, form)).status).toBe(200);
    expect(await testApp.database.receipt.findUnique({ where: { id } })).toMatchObject({
      store: "Corner Shop",
    });
  });

  test.each([
    [
      "bytes that are no image",
      new TextEncoder().encode("This is a text, and no image."),
      { "content-type": "image/png" },
    ],
    [
      "base64 of a text",
      JSON.stringify({ receiptImage: Buffer.from("This is a text, and no image.").toString("base64") }),
      { "content-type": "application/json" },
    ],
    [
      "blanks and a hyphen",
      JSON.stringify({ receiptImage: `${" ".repeat(100_000)}-` }),
      { "content-type": "application/json" },
    ],
  ] as [string, Body, Record<string, string>][])(
    "but not %s: 400, and nothing is logged",
    async (_what, body, headers) => {
      const id = await draft();
      expect((await post(`/api/receipts/${id}/confirm`, body, headers)).status).toBe(400);
      expect(await testApp.database.lineItem.count({ where: { receiptId: id } })).toBe(0);
    },
  );
});
