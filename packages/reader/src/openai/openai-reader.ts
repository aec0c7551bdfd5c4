import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIUserAbortError } from "openai";
import { readFailure } from "../image/image-problem";
import type { ReadOptions, ReadOutcome, ReceiptReader } from "../receipt-reader";
import type { PhotoForModel } from "./photo-for-model";
import { preparePhotoForModel } from "./photo-preparation";
import { readingFromAnswer } from "./reading-from-answer";
import { visionAnswerSchema } from "./vision-answer";
import { visionRequest } from "./vision-request";

const dollars = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents));

/**
 * What a first reading found, as JSON for the model to compare with the photo: lines as printed, money in
 * dollars.
 */
function localHint(reading: ReceiptReading): string {
  return JSON.stringify({
    store: reading.store.value,
    purchaseDate: reading.purchaseDate.value,
    lines: [...reading.items, ...reading.discounts, ...reading.deposits, ...reading.taxes].map(
      ({ rawText }) => rawText,
    ),
    subtotal: dollars(reading.subtotalCents.value),
    total: dollars(reading.totalCents.value),
    agreesWithItself: reading.arithmetic.totalAgrees,
  });
}

/** Raised when the instructions, the schema or the use of an answer change. */
const READER_VERSION = "openai-2";

export interface OpenAiReaderSettings {
  readonly apiKey: string;
  /** Absent: the vendor's own address. */
  readonly baseUrl?: string;
  readonly model: string;
  /** Milliseconds for the whole reading, with its retry. */
  readonly timeoutMs: number;
  /**
   * A reader that also reads the photo; the model is shown what it found. Absent: the model sees only the
   * photo.
   */
  readonly hints?: ReceiptReader;
}

const failed = (message: string): ReadOutcome => ({ ok: false, reason: "vendor_failed", message });
const TIMED_OUT: ReadOutcome = {
  ok: false,
  reason: "timed_out",
  message: messageKey("photoFaults.visionLate"),
};

/**
 * Whether the network failed, not the service, and without a time-out: the only failure worth a second try.
 */
function isNetworkFault(error: unknown): boolean {
  return error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError);
}

function failureOf(error: unknown): ReadOutcome {
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) return TIMED_OUT;
  if (error instanceof OpenAI.AuthenticationError) return failed(messageKey("photoFaults.visionKey"));
  if (error instanceof OpenAI.RateLimitError) return failed(messageKey("photoFaults.visionBusy"));
  if (error instanceof APIConnectionError) return failed(messageKey("photoFaults.visionAway"));
  if (error instanceof OpenAI.APIError) return failed(messageKey("photoFaults.visionFailed"));
  return failed(messageKey("photoFaults.visionUnclear"));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function outcomeOf(
  completion: OpenAI.ChatCompletion,
  { imageSha256, perceptualHash }: PhotoForModel,
): ReadOutcome {
  const choice = completion.choices?.[0];
  if (choice?.message?.refusal) return failed(messageKey("photoFaults.visionDeclined"));
  if (choice?.finish_reason === "length") return failed(messageKey("photoFaults.visionCut"));
  const answer = visionAnswerSchema.safeParse(parsedJson(choice?.message?.content ?? ""));
  if (!answer.success) return failed(messageKey("photoFaults.visionUnclear"));
  const reading = readingFromAnswer(answer.data, {
    version: READER_VERSION,
    model: completion.model,
    inputTokens: completion.usage?.prompt_tokens ?? null,
    outputTokens: completion.usage?.completion_tokens ?? null,
  });
  return { ok: true, reading, imageSha256, perceptualHash };
}

/**
 * The vision model as a reader. It never throws for a bad image or a failing service: it answers
 * `vendor_failed` or `timed_out` with a sentence that has nothing of the vendor's own error text.
 */
export function createOpenAiReader(settings: OpenAiReaderSettings): ReceiptReader {
  const { apiKey, baseUrl, model, timeoutMs } = settings;
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, timeout: timeoutMs });

  async function ask(photo: PhotoForModel, hint: string | null, signal: AbortSignal): Promise<ReadOutcome> {
    const request = visionRequest(model, photo.jpeg, hint);
    const send = () => client.chat.completions.create(request, { signal });
    try {
      const completion = await send().catch((error: unknown) => {
        if (isNetworkFault(error) && !signal.aborted) return send();
        throw error;
      });
      return outcomeOf(completion, photo);
    } catch (error) {
      return signal.aborted ? TIMED_OUT : failureOf(error);
    }
  }

  return {
    name: "openai",
    version: READER_VERSION,
    async read(image: Uint8Array, options: ReadOptions = {}): Promise<ReadOutcome> {
      if (image.length === 0) return readFailure("empty");
      const clock = AbortSignal.timeout(timeoutMs);
      const signal = options.signal ? AbortSignal.any([clock, options.signal]) : clock;
      options.onStage?.("prepare");
      const [prepared, first] = await Promise.all([
        preparePhotoForModel(image, signal),
        settings.hints?.read(image, { ...(options.owner ? { owner: options.owner } : {}), signal }),
      ]);
      if (!prepared.ok) return prepared;
      const hint = first?.ok ? localHint(first.reading) : null;
      options.onStage?.("read_text");
      const outcome = await ask(prepared.photo, hint, signal);
      options.onStage?.("understand");
      return outcome;
    },
    async close() {},
  };
}
