import { type ReceiptView, receiptViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";
import { bytesType } from "@/features/receipt/bytes-type";
import { readEvents } from "@/features/server-events/read-events";
import { AnswerFailure } from "@/trpc/answer-failure";
import type { ReadingMoment } from "./reading-progress";

const failureBody = z.looseObject({ message: z.string(), code: z.string() });

function failure(body: unknown): Error {
  const parsed = failureBody.safeParse(body);
  return parsed.success ? new AnswerFailure(parsed.data) : new TypeError("The answer broke off.");
}

/**
 * receipts-8 POST /api/receipts with the photo's bytes, and with the reading's stages as they pass. Answers `undefined` for an answer that is
 * no receipt (receipts-35). @throws AnswerFailure with the server's words; TypeError where the network failed.
 */
export async function sendPhoto(
  image: Blob,
  onMoment: (moment: ReadingMoment) => void,
): Promise<ReceiptView | undefined> {
  const response = await fetch("/api/receipts", {
    method: "POST",
    credentials: "include",
    cache: "no-store",
    headers: { "Content-Type": bytesType(image), Accept: "text/event-stream, application/json" },
    body: image,
  });
  if (!response.ok || !response.body) throw failure(await response.json().catch(() => null));
  for await (const { name, data } of readEvents(response.body)) {
    if (name === "stage") onMoment(data as ReadingMoment);
    if (name === "receipt") return receiptViewSchema.safeParse(data).data;
    if (name === "failure") throw failure(data);
  }
  throw failure(null);
}
