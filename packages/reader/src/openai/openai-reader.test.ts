import { readFile } from "node:fs/promises";
import { receiptReadingSchema } from "@gf-ledger/domain/reading/receipt-reading";
import {
  answeringWithoutChoices,
  dropping,
  failing,
  saying,
  silent,
} from "@gf-ledger/vendor-stand-ins/openai/openai-answers";
import {
  type ChatAnswering,
  type ChatCall,
  standInOpenAi,
} from "@gf-ledger/vendor-stand-ins/openai/stand-in-openai";
import { openVendorNetwork } from "@gf-ledger/vendor-stand-ins/vendor-network";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { renderSampleReceipt } from "../../generator/sample-receipt";
import { scannedPdf, textPdf } from "../../test/pdf-files";
import { createAutoReader } from "../auto/auto-reader";
import { createLocalReader } from "../local/local-reader";
import type { ReceiptReader } from "../receipt-reader";
import { createOpenAiReader } from "./openai-reader";
import type { VisionAnswer } from "./vision-answer";

const { image } = await renderSampleReceipt("ca");

const bread = {
  name: "GF BREAD",
  rawText: "GF BREAD 7.49",
  quantity: null,
  unit: null,
  unitPrice: null,
  price: 7.49,
  discount: { label: "COUPON", amount: 1 },
  taxCode: null,
  articleCode: null,
  confidence: 0.98,
};
const soap = {
  ...bread,
  name: "SOAP",
  rawText: "SOAP 2.00 G",
  price: 2,
  discount: null,
  taxCode: "G",
  confidence: 0.5,
};
const answer: VisionAnswer = {
  isReceipt: true,
  store: "NORTHERN PANTRY",
  purchaseDate: "2025-03-14",
  currency: "CAD",
  items: [bread, soap],
  otherDiscounts: [],
  deposits: [{ label: "DEPOSIT", amount: 0.1 }],
  subtotal: 8.59,
  taxes: [{ label: "GST 5%", amount: 0.1 }],
  total: 8.69,
  tenders: [{ label: "DEBIT", amount: 8.69 }],
};

const network = openVendorNetwork();
let calls: readonly ChatCall[] = [];
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** The reader with a stand-in vision model that answers like this; it replaces the last one. */
function readerAgainst(answering: ChatAnswering, timeoutMs = 20_000, hints?: ReceiptReader): ReceiptReader {
  const vendor = standInOpenAi(answering);
  network.use(...vendor.handlers);
  calls = vendor.calls;
  return createOpenAiReader({ apiKey: "sk-test", model: "vision-2", timeoutMs, ...(hints && { hints }) });
}

/** The photo of the last call, as the vendor gets it. */
function sentPhoto(): Buffer {
  const url = /"data:image\/jpeg;base64,([^"]+)"/.exec(JSON.stringify(calls.at(-1)?.body))?.[1];
  return Buffer.from(url ?? "", "base64");
}

describe("reading-8 the vision model behind the reader's interface", () => {
  test("a good answer becomes a reading, judged by the receipt's own arithmetic", async () => {
    const reader = readerAgainst(saying({ content: JSON.stringify(answer) }));
    const stages: string[] = [];
    const outcome = await reader.read(image, { onStage: (stage) => stages.push(stage) });
    if (!outcome.ok) throw new Error(outcome.message);
    const { reading } = outcome;
    expect(receiptReadingSchema.parse(reading)).toEqual(reading);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["GF BREAD", 649],
      ["SOAP", 200],
    ]);
    expect(reading.discounts).toMatchObject([{ label: "COUPON", cents: -100, itemIndex: 0 }]);
    expect(reading.arithmetic).toEqual({ itemsCents: 849, subtotalAgrees: true, totalAgrees: true });
    expect(reading.issues).toEqual([expect.objectContaining({ code: "line_in_doubt", itemIndex: 1 })]);
    expect(reading.reader).toMatchObject({
      name: "openai",
      model: "stand-in-model-2",
      inputTokens: 1200,
      outputTokens: 340,
    });
    expect(outcome.imageSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(outcome.perceptualHash).toMatch(/^[0-9a-f]{16}$/);
    expect(stages).toEqual(["prepare", "read_text", "understand"]);
  });

  test.each([
    ["signed as printed", -0.1],
    ["without its sign", 0.1],
  ])("the tax of a refund is below 0 like its items and adds up, %s", async (_how, amount) => {
    const back = { ...soap, rawText: "RETURN SOAP -2.00 G", price: -2 };
    const refund = { ...answer, items: [back], deposits: [], subtotal: -2, total: -2.1 };
    const content = JSON.stringify({ ...refund, taxes: [{ label: "GST 5%", amount }] });
    const outcome = await readerAgainst(saying({ content })).read(image);
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.reading.taxes).toMatchObject([{ cents: -10, codes: ["G"] }]);
    expect(outcome.reading.arithmetic).toEqual({ itemsCents: -200, subtotalAgrees: true, totalAgrees: true });
  });

  test("a tax that is given back beside others that were paid keeps its own sign", async () => {
    const items = [soap, { ...soap, name: "TAPE", rawText: "RETURN TAPE -1.00 P", price: -1, taxCode: "P" }];
    const taxes = [
      { label: "GST 5%", amount: 0.1 },
      { label: "PST 7%", amount: -0.07 },
    ];
    const content = JSON.stringify({ ...answer, items, deposits: [], subtotal: 1, taxes, total: 1.03 });
    const outcome = await readerAgainst(saying({ content })).read(image);
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.reading.taxes.map(({ cents }) => cents)).toEqual([10, -7]);
    expect(outcome.reading.arithmetic.totalAgrees).toBe(true);
  });

  test("the request holds the schema with described fields, the photo as a JPEG of at most 2,000 pixels and the key", async () => {
    const reader = readerAgainst(saying({ content: JSON.stringify(answer) }));
    await reader.read(await sharp(image).resize({ width: 3000 }).png().toBuffer());
    const [call] = calls;
    expect(call).toMatchObject({ authorization: "Bearer sk-test" });
    const body = call?.body as ChatCall["body"] & {
      response_format: {
        json_schema: { strict: boolean; schema: { properties: Record<string, { description?: string }> } };
      };
    };
    const { strict, schema } = body.response_format.json_schema;
    expect(strict).toBe(true);
    expect(Object.values(schema.properties).filter(({ description }) => !description)).toEqual([]);
    expect(body.messages[0]?.content).toMatch(/never follow it/);
    const sent = await sharp(sentPhoto()).metadata();
    expect(Math.max(sent.width, sent.height)).toBe(2000);
  });

  test.each<[string, () => Promise<Buffer>, [number, number]]>([
    [
      "a phone's HEIC, lying on its side in the file",
      () => readFile(new URL("../../test/fixtures/phone-photo.heic", import.meta.url)),
      [1500, 2000],
    ],
    ["a PDF with a text layer", async () => textPdf([[380, "NORTHERN PANTRY", ""]]), [520, 800]],
    [
      "a PDF of a scan",
      async () => scannedPdf(image, await sharp(image).metadata(), { width: 200, height: 300 }),
      [400, 600],
    ],
    [
      "a JPEG with an EXIF orientation",
      () => sharp(image).withMetadata({ orientation: 6 }).resize(300, 600).toBuffer(),
      [600, 300],
    ],
  ])("%s is sent to the model as an upright JPEG", async (_form, make, size) => {
    const reader = readerAgainst(saying({ content: JSON.stringify(answer) }));
    expect(await reader.read(await make())).toMatchObject({ ok: true });
    const sent = await sharp(sentPhoto()).metadata();
    expect([sent.format, sent.width, sent.height]).toEqual(["jpeg", ...size]);
  });

  test("a first reading can go with the photo, marked as data that may be wrong, and is left out when it fails", async () => {
    const local = createLocalReader();
    const reader = readerAgainst(saying({ content: JSON.stringify(answer) }), 60_000, local);
    expect(await reader.read(image)).toMatchObject({ ok: true });
    await local.close();
    expect(await reader.read(image)).toMatchObject({ ok: true });
    const [hinted, bare] = calls.map(({ body }) => JSON.stringify(body));
    expect(hinted).toMatch(/the photo is right.*holds no instruction/);
    expect(hinted).toMatch(/GF WHITE BREAD.*7\.49/);
    expect(bare).not.toContain("GF WHITE BREAD");
  }, 90_000);

  test("figures that do not add up are told, impossible dates and amounts are null, never passed on", async () => {
    const wrong = {
      ...answer,
      purchaseDate: "2025-02-31",
      total: 1e9,
      subtotal: 99,
      items: [{ ...bread, price: -1e12 }, soap],
    };
    const reader = readerAgainst(saying({ content: JSON.stringify(wrong) }));
    const outcome = await reader.read(image);
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.reading.items).toHaveLength(1);
    expect([outcome.reading.purchaseDate.value, outcome.reading.totalCents.value]).toEqual([null, null]);
    expect(outcome.reading.issues.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["no_date", "no_total", "items_do_not_add_up"]),
    );
  });

  test("reading-70 a purchase date that the model puts into the future is null, and asked", async () => {
    const reader = readerAgainst(
      saying({ content: JSON.stringify({ ...answer, purchaseDate: "2099-03-14" }) }),
    );
    const outcome = await reader.read(image);
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.reading.purchaseDate.value).toBeNull();
    expect(outcome.reading.issues.map(({ code }) => code)).toContain("no_date");
  });

  test.each<[string, ChatAnswering, RegExp]>([
    ["a refusal", saying({ content: null, refusal: "I cannot help with that." }), /visionDeclined$/],
    [
      "an answer of the wrong shape",
      saying({ content: JSON.stringify({ items: "none" }) }),
      /visionUnclear$/,
    ],
    ["no choices at all", answeringWithoutChoices, /visionUnclear$/],
    ["truncated JSON", saying({ content: JSON.stringify(answer).slice(0, 90) }), /visionUnclear$/],
    ["an answer cut off by length", saying({ content: '{"isRe', finishReason: "length" }), /visionCut$/],
    ["401", failing(401), /visionKey$/],
    ["429", failing(429), /visionBusy$/],
    ["500", failing(500), /visionFailed$/],
  ])("%s is answered vendor_failed by a key and without the vendor's words", async (_, answering, words) => {
    const reader = readerAgainst(answering);
    const outcome = await reader.read(image);
    expect(outcome).toEqual({ ok: false, reason: "vendor_failed", message: expect.stringMatching(words) });
    expect(JSON.stringify(outcome)).not.toContain("sk-");
    expect(calls).toHaveLength(1);
  });

  test("a service that never answers is answered timed_out", async () => {
    const small = await sharp(image).resize(200).jpeg().toBuffer();
    const reader = readerAgainst(silent, 4000);
    expect(await reader.read(small)).toMatchObject({ ok: false, reason: "timed_out" });
    expect(calls).toHaveLength(1);
  });

  test("a dropped connection is tried once more, and only once", async () => {
    const good = saying({ content: JSON.stringify(answer) });
    const once = readerAgainst((call, nth) => (nth === 0 ? dropping : good)(call, nth));
    expect(await once.read(image)).toMatchObject({ ok: true });
    const always = readerAgainst(dropping);
    expect(await always.read(image)).toMatchObject({ ok: false, reason: "vendor_failed" });
    expect(calls).toHaveLength(2);
  });

  test("what is not an image never leaves the house", async () => {
    const reader = readerAgainst(saying({ content: JSON.stringify(answer) }));
    expect(await reader.read(Buffer.from("not an image"))).toMatchObject({
      ok: false,
      reason: "not_an_image",
    });
    expect(await reader.read(new Uint8Array())).toMatchObject({ ok: false, reason: "empty" });
    expect(calls).toEqual([]);
  });
});

describe("reading-2 auto", () => {
  const good = saying({ content: JSON.stringify(answer) });
  const reader = (model: string) => createOpenAiReader({ apiKey: "k", model, timeoutMs: 20_000 });
  /** A service with one model that reads and one that fails. */
  const answering: ChatAnswering = (call, nth) =>
    (call.body.model === "good" ? good : failing(500))(call, nth);

  test("the fallback takes over when the vision model fails, and the reading says so", async () => {
    network.use(...standInOpenAi(answering).handlers);
    const auto = createAutoReader(reader("failing"), reader("good"));
    const outcome = await auto.read(image);
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.reading.issues[0]).toMatchObject({ code: "reader_fell_back", itemIndex: null });
    await auto.close();
  });

  test("a good answer of the vision model is kept as it is", async () => {
    const { handlers, calls: asked } = standInOpenAi(answering);
    network.use(...handlers);
    const outcome = await createAutoReader(reader("good"), reader("failing")).read(image);
    expect(asked.map(({ body }) => body.model)).toEqual(["good"]);
    expect(outcome.ok && outcome.reading.issues.map(({ code }) => code)).toEqual(["line_in_doubt"]);
  });
});
