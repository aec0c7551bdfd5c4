import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { z } from "zod";
import { compare } from "../fractions/arithmetic";
import { ONE } from "../fractions/fraction";
import { totalShare } from "./total-share";

const shareSchema = z.object({
  personId: z.string().min(1),
  /** The part of the item that this person eats: above 0, at most 1. */
  share: z.number().positive(messageKey("issues.shareAboveZero")).max(1, messageKey("issues.shareMost")),
});
export type Share = z.infer<typeof shareSchema>;

/** Who eats an item, of the celiac people; the rest of the item is never claimed (claim-11). */
export const sharesSchema = z
  .array(shareSchema)
  .max(50)
  .refine((shares) => new Set(shares.map(({ personId }) => personId)).size === shares.length, {
    message: messageKey("issues.sharesEach"),
  })
  .refine((shares) => compare(totalShare(shares), ONE) <= 0, {
    message: messageKey("issues.sharesSum"),
  });
