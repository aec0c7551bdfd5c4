import { readFile } from "node:fs/promises";
import { receiptReadingSchema } from "@gf-ledger/domain/reading/receipt-reading";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { scannedPdf, textPdf } from "../../test/pdf-files";
import { type Answering, apiError, completion, type StandIn, standIn } from "../../test/vision-stand-in";
import { createAutoReader } from "../auto/auto-reader";
import { renderSampleReceipt } from "../generator/sample-receipt";
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

let server: StandIn | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function readerAgainst(
  answering: Answering,
  timeoutMs = 20_000,
  hints?: ReceiptReader,
): Promise<ReceiptReader> {
  server = await standIn(answering);
  const { baseUrl } = server;
  return createOpenAiReader({
    apiKey: "sk-test",
    baseUrl,
    model: "vision-2",
    timeoutMs,
    ...(hints && { hints }),
  });
}

/** The photo of the last request, as the vendor gets it. */
function sentPhoto(): Buffer {
  const url = /"data:image\/jpeg;base64,([^"]+)"/.exec(JSON.stringify(server?.requests.at(-1)?.body))?.[1];
  return Buffer.from(url ?? "", "base64");
}

describe("reading-8 the vision model behind the reader's door", () => {
  test("a good answer becomes a reading, judged by the receipt's own arithmetic", async () => {
    const reader = await readerAgainst(completion(JSON.stringify(answer)));
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
      model: "stand-in-vision-2",
      inputTokens: 1200,
      outputTokens: 340,
    });
    expect(outcome.imageSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(outcome.perceptualHash).toMatch(/^[0-9a-f]{16}$/);
    expect(stages).toEqual(["prepare", "read_text", "understand"]);
  });

  test("the request holds the schema with described fields, the photo as a JPEG of at most 2,000 pixels and the key", async () => {
    const reader = await readerAgainst(completion(JSON.stringify(answer)));
    await reader.read(await sharp(image).resize({ width: 3000 }).png().toBuffer());
    const [request] = server?.requests ?? [];
    expect(request).toMatchObject({ authorization: "Bearer sk-test", path: "/v1/chat/completions" });
    const body = request?.body as {
      messages: { role: string; content: string & { image_url?: { url: string } }[] }[];
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
    const reader = await readerAgainst(completion(JSON.stringify(answer)));
    expect(await reader.read(await make())).toMatchObject({ ok: true });
    const sent = await sharp(sentPhoto()).metadata();
    expect([sent.format, sent.width, sent.height]).toEqual(["jpeg", ...size]);
  });

  test("a first reading can go with the photo, marked as data that may be wrong, and is left out when it fails", async () => {
    const local = createLocalReader();
    const reader = await readerAgainst(completion(JSON.stringify(answer)), 60_000, local);
    expect(await reader.read(image)).toMatchObject({ ok: true });
    await local.close();
    expect(await reader.read(image)).toMatchObject({ ok: true });
    const [hinted, bare] = (server?.requests ?? []).map(({ body }) => JSON.stringify(body));
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
    const reader = await readerAgainst(completion(JSON.stringify(wrong)));
    const outcome = await reader.read(image);
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.reading.items).toHaveLength(1);
    expect([outcome.reading.purchaseDate.value, outcome.reading.totalCents.value]).toEqual([null, null]);
    expect(outcome.reading.issues.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["no_date", "no_total", "items_do_not_add_up"]),
    );
  });

  test.each<[string, Answering, RegExp]>([
    ["a refusal", completion(null, { refusal: "I cannot help with that." }), /declined/],
    [
      "an answer of the wrong shape",
      completion(JSON.stringify({ items: "none" })),
      /could not be understood/,
    ],
    [
      "no choices at all",
      (response) => response.setHeader("content-type", "application/json").end("{}"),
      /understood/,
    ],
    ["truncated JSON", completion(JSON.stringify(answer).slice(0, 90)), /could not be understood/],
    ["an answer cut off by length", completion('{"isRe', { finish_reason: "length" }), /cut off/],
    ["401", apiError(401), /API key/],
    ["429", apiError(429), /too busy/],
    ["500", apiError(500), /failed to read/],
  ])(
    "%s is answered vendor_failed with a plain sentence and without the vendor's words",
    async (_, answering, words) => {
      const reader = await readerAgainst(answering);
      const outcome = await reader.read(image);
      expect(outcome).toEqual({ ok: false, reason: "vendor_failed", message: expect.stringMatching(words) });
      expect(JSON.stringify(outcome)).not.toContain("sk-");
      expect(server?.requests).toHaveLength(1);
    },
  );

  test("a service that never answers is answered timed_out", async () => {
    const small = await sharp(image).resize(200).jpeg().toBuffer();
    const reader = await readerAgainst(() => {}, 4000);
    expect(await reader.read(small)).toMatchObject({ ok: false, reason: "timed_out" });
    expect(server?.requests).toHaveLength(1);
  });

  test("a dropped connection is tried once more, and only once", async () => {
    const drop: Answering = (response) => response.destroy();
    const good = completion(JSON.stringify(answer));
    const once = await readerAgainst((response, nth) => (nth === 0 ? drop : good)(response, nth));
    expect(await once.read(image)).toMatchObject({ ok: true });
    await server?.close();
    const always = await readerAgainst(drop);
    expect(await always.read(image)).toMatchObject({ ok: false, reason: "vendor_failed" });
    expect(server?.requests).toHaveLength(2);
  });

  test("what is no image never leaves the house", async () => {
    const reader = await readerAgainst(completion(JSON.stringify(answer)));
    expect(await reader.read(Buffer.from("not an image"))).toMatchObject({
      ok: false,
      reason: "not_an_image",
    });
    expect(await reader.read(new Uint8Array())).toMatchObject({ ok: false, reason: "empty" });
    expect(server?.requests).toEqual([]);
  });
});

describe("reading-2 auto", () => {
  const good = completion(JSON.stringify(answer));

  test("the fallback takes over when the vision model fails, and the reading says so", async () => {
    const broken = await standIn(apiError(500));
    const primary = createOpenAiReader({
      apiKey: "k",
      baseUrl: broken.baseUrl,
      model: "m",
      timeoutMs: 20_000,
    });
    const auto = createAutoReader(primary, await readerAgainst(good));
    const outcome = await auto.read(image);
    await broken.close();
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.reading.issues[0]).toMatchObject({ code: "reader_fell_back", itemIndex: null });
    await auto.close();
  });

  test("a good answer of the vision model is kept as it is", async () => {
    const other = await standIn(apiError(500));
    const fallback = createOpenAiReader({
      apiKey: "k",
      baseUrl: other.baseUrl,
      model: "m",
      timeoutMs: 20_000,
    });
    const outcome = await createAutoReader(await readerAgainst(good), fallback).read(image);
    expect(other.requests).toEqual([]);
    await other.close();
    expect(outcome.ok && outcome.reading.issues.map(({ code }) => code)).toEqual(["line_in_doubt"]);
  });
});
