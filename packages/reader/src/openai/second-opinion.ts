import { createHash } from "node:crypto";
import { BoundedCache } from "@gf-ledger/domain/cache/bounded-cache";
import { centsFromDollars } from "@gf-ledger/domain/money/cents";
import OpenAI from "openai";
import type { ReadOptions, ReadOutcome, ReceiptReader } from "../receipt-reader";
import { doubtedLines } from "./doubted-lines";
import { linesAnswerSchema, linesRequest } from "./lines-request";
import { prepareLines } from "./photo-preparation";
import { type Opinion, withOpinions } from "./with-opinions";

/** Raised when the instructions, the choice of lines or the use of an answer change. */
const VERSION = "opinion-1";

export interface SecondOpinionSettings {
  readonly apiKey: string;
  /** Absent: the vendor's own address. */
  readonly baseUrl?: string;
  readonly model: string;
  /** Milliseconds that the opinion may take; after that the reading stays as it was. */
  readonly timeoutMs: number;
}

/** What the model said of each picture, in their order, and what that cost. */
interface Answered {
  readonly opinions: readonly (Opinion | null)[];
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What was answered about pictures of lines is kept in memory, so that the same line is asked about once. */
const MAX_KEPT = 2000;
const hashOf = (jpeg: Uint8Array) => createHash("sha256").update(jpeg).digest("hex");

const NOTHING_ASKED = { inputTokens: 0, outputTokens: 0 };

function opinionsIn(content: string, pictures: number): (Opinion | null)[] {
  const { lines } = linesAnswerSchema.parse(JSON.parse(content));
  return Array.from({ length: pictures }, (_, at) => {
    const line = lines.find(({ picture }) => picture === at + 1);
    if (!line) return null;
    return { name: line.name, cents: line.price === null ? null : centsFromDollars(line.price) };
  });
}

/**
 * A reader whose doubtful lines the vision model sees too, each cut out of the photo (reading-55). The receipt's
 * sums judge between the two. Where the model fails or is late, the first reading stands as it is.
 */
export function createSecondOpinion(
  first: ReceiptReader,
  { apiKey, baseUrl, model, timeoutMs }: SecondOpinionSettings,
): ReceiptReader {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, timeout: timeoutMs });
  const known = new BoundedCache<string, Opinion>(MAX_KEPT);

  async function ask(pictures: readonly Uint8Array[], signal: AbortSignal): Promise<Answered> {
    const unknown = pictures.filter((picture) => known.get(hashOf(picture)) === undefined);
    let used: Omit<Answered, "opinions"> = { model, ...NOTHING_ASKED };
    if (unknown.length > 0) {
      const completion = await client.chat.completions.create(linesRequest(model, unknown), { signal });
      const stated = opinionsIn(completion.choices[0]?.message.content ?? "", unknown.length);
      for (const [at, opinion] of stated.entries()) {
        const picture = unknown[at];
        if (picture && opinion) known.set(hashOf(picture), opinion);
      }
      used = {
        model: completion.model,
        inputTokens: completion.usage?.prompt_tokens ?? 0,
        outputTokens: completion.usage?.completion_tokens ?? 0,
      };
    }
    return { ...used, opinions: pictures.map((picture) => known.get(hashOf(picture)) ?? null) };
  }

  /** What the model sees on these lines of the photo; `null` where it does not answer in time. */
  async function seen(
    image: Uint8Array,
    boxes: Parameters<typeof prepareLines>[1],
    signal: AbortSignal,
  ): Promise<Answered | null> {
    try {
      const prepared = await prepareLines(image, boxes, signal);
      return prepared.ok ? await ask(prepared.photo, signal) : null;
    } catch {
      return null;
    }
  }

  async function withSecond(image: Uint8Array, outcome: ReadOutcome, signal?: AbortSignal) {
    if (!outcome.ok || signal?.aborted) return outcome;
    const { reading } = outcome;
    const lines = doubtedLines(reading);
    const boxes = lines.flatMap((index) => reading.items[index]?.box ?? []);
    if (boxes.length === 0) return outcome;
    const clock = AbortSignal.timeout(timeoutMs);
    const answered = await seen(image, boxes, signal ? AbortSignal.any([clock, signal]) : clock);
    if (!answered) return outcome;
    const { opinions, ...used } = answered;
    const byLine = new Map(
      lines.flatMap((index, at) => (opinions[at] ? [[index, opinions[at]] as const] : [])),
    );
    const judged = withOpinions(reading, byLine);
    const version = `${reading.reader.version}+${VERSION}`;
    return { ...outcome, reading: { ...judged, reader: { ...reading.reader, ...used, version } } };
  }

  return {
    name: first.name,
    version: `${first.version}+${VERSION}`,
    async read(image: Uint8Array, options: ReadOptions = {}): Promise<ReadOutcome> {
      return withSecond(image, await first.read(image, options), options.signal);
    },
    close: () => first.close(),
  };
}
