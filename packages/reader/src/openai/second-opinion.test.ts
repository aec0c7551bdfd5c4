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
import { photographRows } from "../../generator/photo/rows-photo";
import { renderSampleReceipt } from "../../generator/sample-receipt";
import { createLocalReader } from "../local/local-reader";
import type { ReadOutcome, ReceiptReader } from "../receipt-reader";
import type { LinesAnswer } from "./lines-request";
import { createSecondOpinion } from "./second-opinion";

const MINUTE = 60_000;

/** A photo whose first price was printed wrongly: either of the first two lines could be what is missing. */
const UNSETTLED = await photographRows(
  41,
  `
CORNER FOODS
12 ELM STREET
APPLES                        3.99
PEARS                         3.99
PLUMS                         2.50
SUBTOTAL                     15.48
TAX                           0.00
TOTAL                        15.48`,
);
const { image: sure } = await renderSampleReceipt("ca");

/** The reader, of which each photo is asked once: the same bytes always give the same reading. */
function readOnce(reader: ReceiptReader): ReceiptReader {
  const outcomes = new Map<Uint8Array, Promise<ReadOutcome>>();
  return {
    ...reader,
    async read(image) {
      const outcome = outcomes.get(image) ?? reader.read(image);
      outcomes.set(image, outcome);
      return structuredClone(await outcome);
    },
  };
}

const network = openVendorNetwork();
const local = readOnce(createLocalReader({ timeoutMs: 2 * MINUTE }));
let calls: readonly ChatCall[] = [];
afterEach(() => network.resetHandlers());
afterAll(async () => {
  network.close();
  await local.close();
});

function readerAgainst(answering: ChatAnswering, timeoutMs = 20_000) {
  const vendor = standInOpenAi(answering);
  network.use(...vendor.handlers);
  calls = vendor.calls;
  return createSecondOpinion(local, { apiKey: "sk-test", model: "vision-2", timeoutMs });
}

/** The model's answer: a name and a price for each picture. */
const answer = (...lines: readonly (readonly [string, number])[]) => {
  const stated: LinesAnswer = {
    lines: lines.map(([name, price], at) => ({ picture: at + 1, name, price })),
  };
  return saying({ content: JSON.stringify(stated) });
};

async function readBy(reader: ReturnType<typeof readerAgainst>, image: Uint8Array) {
  const outcome = await reader.read(image);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.reading;
}

const pricesOf = ({ items }: { items: readonly { name: string; price: number }[] }) =>
  Object.fromEntries(items.map(({ name, price }) => [name, price]));

/** Returns each picture by the line that the reader doubts in its place: the one priced 3.99 first is 8.99. */
async function opinionsOn(image: Uint8Array) {
  const before = await local.read(image);
  if (!before.ok) throw new Error(before.message);
  const order = [...before.reading.items].sort((one, other) => one.confidence - other.confidence);
  return order.map(({ name, price }) => [name, name === "APPLES" ? 8.99 : price / 100] as const);
}

describe("reading-55 reading-62 the vision model sees doubtful lines alone", { timeout: 2 * MINUTE }, () => {
  test("each as a picture of the line, and the price with which the receipt adds up is taken", async () => {
    const reader = readerAgainst(answer(...(await opinionsOn(UNSETTLED))));
    const reading = await readBy(reader, UNSETTLED);
    expect(pricesOf(reading)).toEqual({ APPLES: 899, PEARS: 399, PLUMS: 250 });
    expect(reading.arithmetic).toMatchObject({ subtotalAgrees: true, totalAgrees: true });
    expect(reading.reader).toMatchObject({
      name: "local",
      version: reader.version,
      model: "stand-in-model-2",
      inputTokens: 1200,
      outputTokens: 340,
    });
    const urls = JSON.stringify(calls[0]?.body).match(/data:image\/jpeg;base64,[^"]+/g) ?? [];
    expect(urls).toHaveLength(3);
    const photo = await sharp(UNSETTLED).metadata();
    for (const url of urls) {
      const line = await sharp(Buffer.from(url.split(",")[1] ?? "", "base64")).metadata();
      expect(line.format).toBe("jpeg");
      expect(line.height).toBeLessThan(photo.height / 5);
    }
  });

  test("once: the same lines of the same photo cost nothing again", async () => {
    const reader = readerAgainst(answer(...(await opinionsOn(UNSETTLED))));
    const first = await readBy(reader, UNSETTLED);
    const second = await readBy(reader, UNSETTLED);
    expect(calls).toHaveLength(1);
    expect(second.reader).toMatchObject({ inputTokens: 0, outputTokens: 0 });
    expect(pricesOf(second)).toEqual(pricesOf(first));
  });

  test("and none of a photo that was read surely", async () => {
    const reading = await readBy(readerAgainst(failing(500)), sure);
    expect(calls).toEqual([]);
    expect(reading.reader).toMatchObject({ version: local.version, model: null, inputTokens: null });
  });

  test.each([
    ["fails", failing(500), 20_000],
    ["drops the connection", dropping, 20_000],
    ["answers nonsense", saying({ content: "of course" }), 20_000],
    ["answers without choices", answeringWithoutChoices, 20_000],
    ["says nothing in time", silent, 3_000],
  ])("where it %s the first reading stands", async (_how, answering, timeoutMs) => {
    const alone = await local.read(UNSETTLED);
    const reading = await readBy(readerAgainst(answering, timeoutMs), UNSETTLED);
    expect(calls).toHaveLength(1);
    expect(alone.ok && alone.reading).toEqual(reading);
  });
});
