import { READING_STAGES } from "@gf-ledger/domain/reading/reading-stage";
import { receiptReadingSchema } from "@gf-ledger/domain/reading/receipt-reading";
import { z } from "zod";
import { READ_FAILURES } from "../receipt-reader";

/** How far a reading has come; `queued` comes with the place in the reader's own queue. */
const stageLine = z.object({
  stage: z.enum(READING_STAGES),
  place: z
    .object({
      position: z.number().int().min(1).max(10_000),
      waitSeconds: z.number().int().min(0).max(86_400),
    })
    .optional(),
});

/** Says every other second that the reader is still there, however long a stage takes. */
const aliveLine = z.object({ alive: z.literal(true) });

const readingLine = z.object({
  reading: receiptReadingSchema,
  imageSha256: z.string().regex(/^[0-9a-f]{64}$/),
  perceptualHash: z.string().regex(/^[0-9a-f]{16}$/),
});

const errorLine = z.object({
  error: z.object({ reason: z.enum(READ_FAILURES), message: z.string().min(1).max(500) }),
});

const readingLineSchema = z.union([stageLine, aliveLine, readingLine, errorLine]);

/** A line of a reader's answer (reading-47): stages, then one reading or one error. */
export type ReadingLine = z.infer<typeof readingLineSchema>;

/** @returns `null` for whatever is not a line of a reader's answer. */
export function readingLineOf(text: string): ReadingLine | null {
  try {
    return readingLineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const lineText = (line: ReadingLine): string => `${JSON.stringify(line)}\n`;
