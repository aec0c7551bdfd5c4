import { z } from "zod";
import { compare } from "../fractions/arithmetic";
import { ONE } from "../fractions/fraction";
import { totalShare } from "./total-share";

const shareSchema = z.object({
  personId: z.string().min(1),
  /** The part of the item that this person eats: above 0, at most 1. */
  share: z.number().positive("Enter a share above 0%").max(1, "One person's share is at most 100%"),
});
export type Share = z.infer<typeof shareSchema>;

/** Who eats an item, of the celiac people; the rest of the item is never claimed (claim-11). */
export const sharesSchema = z
  .array(shareSchema)
  .max(50)
  .refine((shares) => new Set(shares.map(({ personId }) => personId)).size === shares.length, {
    message: "Each person has one share of an item",
  })
  .refine((shares) => compare(totalShare(shares), ONE) <= 0, {
    message: "The shares of an item add up to more than 100%: lower one of them",
  });
