import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { type Cents, MAX_PRICE_CENTS, parseCents } from "@gf-ledger/domain/money/cents";
import { z } from "zod";

const NO_AMOUNT = messageKey("issues.amountNumber", { most: MAX_PRICE_CENTS / 100 });

/** Dollars with their sign, a number or a numeric string; cents inside. What may be below 0 is the kind's rule. */
export const typedCentsSchema = z
  .union([z.number(), z.string().max(40)], NO_AMOUNT)
  .transform((typed, context): Cents => {
    const cents = parseCents(typed);
    if (cents !== null) return cents;
    context.addIssue({ code: "custom", message: NO_AMOUNT });
    return z.NEVER;
  });
