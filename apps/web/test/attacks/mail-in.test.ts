import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { type Caller, callerFrom, newAccount } from "./support/callers";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";
import { GROCERS_MAIL } from "./support/mailed-receipt";

const SECRET = "a signing key of this installation";
const OWNER = "ann@example.com";
const MEGABYTE = 1024 * 1024;

let product: Product;
let caller: Caller;
let address: string;
beforeAll(async () => {
  product = await openProduct({ INBOUND_MAIL_DOMAIN: "in.example.org", INBOUND_MAIL_SECRET: SECRET });
  caller = callerFrom(product, "127.0.0.2");
  await newAccount(caller, OWNER, "Correct-Horse-7");
  const { body } = await caller.send("POST", "/api/mail-in");
  address = (body as { address: string }).address;
});
afterAll(() => product.close());

let mails = 0;
/** The form that Mailgun posts for a mail of the owner's. */
function formOf(fields: Record<string, string> = {}, at = Date.now(), secret = SECRET): FormData {
  mails += 1;
  const timestamp = String(Math.floor(at / 1000));
  const token = `${mails}`.padStart(50, "t");
  const signature = createHmac("sha256", secret)
    .update(timestamp + token)
    .digest("hex");
  const form = new FormData();
  const words = {
    timestamp,
    token,
    signature,
    recipient: address,
    from: `Ann <${OWNER}>`,
    "Message-Id": `<${mails}@example.com>`,
    "body-plain": "",
    ...fields,
  };
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  return form;
}

const mailgun = (body: FormData | string) =>
  fetch(`${product.origin}/api/mail-in/mailgun`, { method: "POST", body });

const postmark = (json: unknown, password = SECRET) =>
  fetch(`${product.origin}/api/mail-in/postmark`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`postmark:${password}`).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(json),
  });

interface Draft {
  readonly id: string;
  readonly total: number | null;
  readonly storeLocation: string | null;
  readonly purchaseDate: string | null;
  readonly itemCount: number;
}
async function drafts(): Promise<Draft[]> {
  const { body } = await caller.send("GET", "/api/receipt-drafts");
  return (body as { drafts: Draft[] }).drafts;
}

/** The newest of the owner's mails whose words hold `words`. */
async function answerWith(words: string): Promise<{ subject: string; text: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await caller.send("GET", `/api/outbox?to=${encodeURIComponent(OWNER)}`);
    const { messages } = body as { messages: { subject: string; text: string }[] };
    const found = messages.find(({ text }) => text.includes(words));
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`No mail says "${words}".`);
}

describe("receipts-75 a shop's mail without a file", () => {
  test("becomes a draft with its shop, day, items and prices, once", async () => {
    const form = () => {
      mails = 100;
      return formOf({ "body-html": GROCERS_MAIL });
    };
    expect((await mailgun(form())).status).toBe(200);
    expect((await mailgun(form())).status).toBe(200);
    const all = await drafts();
    expect(all).toMatchObject([
      { storeLocation: "Northfield Market", purchaseDate: "2026-03-12", total: 13, itemCount: 3 },
    ]);
    const { body } = await caller.send("GET", `/api/receipts/${all[0]?.id}`);
    const items = (body as { items: { productName: string; price: number; isSelected: boolean }[] }).items;
    expect(items).toMatchObject([
      { productName: expect.stringContaining("Gluten Free Bread"), price: 6.99, isSelected: true },
      { productName: "GF Penne Pasta", price: 4.49, isSelected: true },
      { productName: "Bananas", price: 1.52, isSelected: false },
    ]);
    const answer = await answerWith("3 items found on the receipt of March 12, 2026");
    expect(answer.text).toMatch(/\/receipt-review\/[\w-]{36}/);
  });
});

describe("receipts-74 a mail of 40 MB", () => {
  test("by Mailgun: nothing fails, and the sender is told to send the photo smaller", async () => {
    const form = formOf();
    form.set("attachment-1", new Blob([new Uint8Array(40 * MEGABYTE)], { type: "image/jpeg" }), "photo.jpg");
    expect((await mailgun(form)).status).toBe(200);
    await answerWith("One file is larger than 15 MB and was not read.");
  });

  test("by Postmark: the same", async () => {
    const Content = Buffer.alloc(40 * MEGABYTE).toString("base64");
    const mail = {
      MessageID: "postmark-1",
      FromFull: { Email: OWNER },
      OriginalRecipient: address,
      Attachments: [{ Name: "photo.jpg", Content, ContentType: "image/jpeg" }],
    };
    expect((await postmark(mail)).status).toBe(200);
    const { body } = await caller.send("GET", "/api/mail-in");
    expect((body as { mails: unknown[] }).mails[0]).toMatchObject({ outcome: "nothing" });
  });

  test("receipts-77 a body over 64 MB is refused in words", async () => {
    const form = formOf();
    form.set("attachment-1", new Blob([new Uint8Array(70 * MEGABYTE)]), "photo.jpg");
    const answer = await mailgun(form);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("At most 64 MB") });
  });
});

describe("receipts-77 a call that is not the provider's", () => {
  test("is refused: a wrong key, an old signature, a signature of another mail, a wrong password", async () => {
    const before = await drafts();
    const html = { "body-html": GROCERS_MAIL.replaceAll("13.00", "14.00") };
    expect((await mailgun(formOf(html, Date.now(), "another key"))).status).toBe(401);
    expect((await mailgun(formOf(html, Date.now() - 11 * 3_600_000))).status).toBe(401);
    const recorded = formOf({ from: "nobody@example.net" });
    expect((await mailgun(recorded)).status).toBe(200);
    for (const [name, value] of Object.entries(html)) recorded.set(name, value);
    recorded.set("from", OWNER);
    recorded.set("Message-Id", "<another@example.com>");
    expect((await mailgun(recorded)).status).toBe(401);
    expect((await postmark({}, "wrong password")).status).toBe(401);
    expect(await drafts()).toEqual(before);
  });

  test.each(["no form", ""])("is refused: %j", async (body) => {
    expect((await mailgun(body)).status).toBe(400);
  });
});

test("receipts-72 a stranger's mail makes no draft, is noted, and nobody is answered", async () => {
  const before = await drafts();
  const html = { "body-html": GROCERS_MAIL.replaceAll("2026-03-12", "2026-03-13") };
  expect((await mailgun(formOf({ ...html, from: "Eve <eve@example.net>" }))).status).toBe(200);
  expect(await drafts()).toEqual(before);
  const { body } = await caller.send("GET", "/api/mail-in");
  expect((body as { mails: unknown[] }).mails[0]).toMatchObject({
    sender: "eve@example.net",
    outcome: "stranger",
  });
  const { body: outbox } = await caller.send("GET", "/api/outbox");
  expect(JSON.stringify(outbox)).not.toContain("eve@example.net");
});

describe("receipts-91 a mail that takes long to parse", () => {
  /** What a parser joins all at once, and what it goes through from its start to its end. */
  const SHORT_LINES = ["text/plain; format=flowed", "a \r\n"] as const;
  const TAGS = ["text/html", "<b>=20"] as const;
  /** A mail of so many megabytes that another one holds. */
  const forwarded = (megabytes: number, [type, text]: readonly [type: string, text: string]) => {
    const inner = `Content-Type: ${type}\r\n\r\n${text.repeat((megabytes * MEGABYTE) / text.length)}`;
    return new Blob([inner], { type: "message/rfc822" });
  };

  test("is not parsed where it is to nobody, and nobody else waits for it", async () => {
    const form = formOf({ recipient: "receipts+nobody@in.example.org" });
    for (const n of [1, 2, 3, 4]) form.set(`attachment-${n}`, forwarded(14, SHORT_LINES), `${n}.eml`);
    const health = await watchHealth(product.origin);
    const began = performance.now();
    expect((await mailgun(form)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
  });

  test("is parsed beside the server where it is the owner's, and answered", async () => {
    const form = formOf();
    for (const n of [1, 2]) form.set(`attachment-${n}`, forwarded(12, TAGS), `${n}.eml`);
    const health = await watchHealth(product.origin);
    expect((await mailgun(form)).status).toBe(200);
    expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
  });

  test("or that nobody can parse is acknowledged, so that it does not come for days", async () => {
    expect((await postmark({ body: "no mail" })).status).toBe(200);
    const form = formOf();
    for (let n = 0; n < 100; n += 1) form.set(`attachment-${n}`, new Blob(["x"]), "x.jpg");
    expect((await mailgun(form)).status).toBe(200);
  });

  test("though it is honest, ten photos of 3 MB, is read", async () => {
    const form = formOf();
    for (let n = 0; n < 10; n += 1) {
      const bytes = Buffer.alloc(3 * MEGABYTE, n + 1);
      bytes.set([0xff, 0xd8, 0xff]);
      form.set(`attachment-${n}`, new Blob([bytes], { type: "image/jpeg" }), `${n}.jpg`);
    }
    const health = await watchHealth(product.origin);
    expect((await mailgun(form)).status).toBe(200);
    expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
    await answerWith("One file could not be read.");
  });
});
