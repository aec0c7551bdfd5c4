import { z } from "zod";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { rowIdSchema } from "../input/row-id";

/** More pictures than this are no one receipt's. */
const MAX_PARTS = 6;
/** So many drafts are compared, the newest ones. */
export const MAX_COMPARED = 20;
/** Taller than any strip of paper that is read. */
const MAX_RATIO = 100;

/** Which drafts show parts of one receipt. */
export const partsOfReceiptsSchema = z.object({
  groups: z.array(
    z.object({
      /** From the head to the foot. */
      receiptIds: z.array(z.string()),
      /** Whether shared rows join them and the sums come out then; otherwise a person is asked. */
      sure: z.boolean(),
    }),
  ),
});
export type PartsOfReceipts = z.infer<typeof partsOfReceiptsSchema>;

export const joinReceiptsInput = z
  .strictObject(
    {
      /** The draft of the picture that shows the head. */
      id: rowIdSchema,
      /** Those of the pictures below it, in their order. */
      receiptIds: z
        .array(rowIdSchema)
        .min(1)
        .max(MAX_PARTS - 1),
      /** Each picture's height by its width, where they are shown one below the other. */
      ratios: z.array(z.number().positive().max(MAX_RATIO)).max(MAX_PARTS).nullish(),
    },
    refuseUnknownFields,
  )
  .refine(({ id, receiptIds }) => new Set([id, ...receiptIds]).size === receiptIds.length + 1, {
    path: ["receiptIds"],
  })
  .refine(({ receiptIds, ratios }) => !ratios || ratios.length === receiptIds.length + 1, {
    path: ["ratios"],
  });
export type JoinReceiptsInput = z.infer<typeof joinReceiptsInput>;
