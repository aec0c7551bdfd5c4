import { type Cents, MAX_PRICE_CENTS, parseCents } from "@gf-ledger/domain/money/cents";
import { z } from "zod";

const NO_AMOUNT = `Enter an amount as a number, for example 12.50, at most ${MAX_PRICE_CENTS / 100}`;

/** Dollars with their sign, a number or a numeric string; cents inside. What may be below 0 is the kind's rule. */
export const typedCentsSchema = z
  .union([z.number(), z.string().max(40)], NO_AMOUNT)
  .transform((typed, context): Cents => {
    const cents = parseCents(typed);
    if (cents !== null) return cents;
    context.addIssue({ code: "custom", message: NO_AMOUNT });
    return z.NEVER;
  });
