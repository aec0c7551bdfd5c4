import {
  type UserView,
  type updateProfileInput,
  userViewSchema,
} from "@gf-ledger/domain/account/account-view";
import { done } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import { setCookie } from "../auth/set-cookie";
import type { SignedInContext } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { languageCookie } from "./language-cookie";

type Input = z.output<typeof updateProfileInput>;

/**
 * Changes the name, the preferred edition, the language, the wish for reminders, whether tax counts or prices are shared,
 * or gives the consents; a field left out stays.
 */
export async function updateProfile(ctx: SignedInContext, input: Input): Promise<UserView> {
  const where = { id: ctx.actor.scope.userId };
  // Whether tax counts is recorded as a change of every claim, with who changed it (claim-17).
  const { value: user } = await inTransaction(ctx.database, async (transaction) => {
    const changed = await transaction.user.update({
      where,
      data: {
        ...(input.name === undefined ? {} : { name: input.name }),
        ...(input.edition ? { edition: input.edition } : {}),
        ...(input.taxReminders === undefined ? {} : { taxReminders: input.taxReminders }),
        ...(input.language === undefined ? {} : { language: input.language }),
        ...(input.consented ? { consentsDue: false } : {}),
        ...(input.countTax === undefined ? {} : { countTax: input.countTax }),
        ...(input.sharePrices === undefined ? {} : { sharePrices: input.sharePrices }),
        ...(input.priceRegion === undefined ? {} : { priceRegion: input.priceRegion }),
      },
    });
    return done(changed);
  });
  if (input.language !== undefined) setCookie(ctx, languageCookie(input.language, ctx.secure));
  return userViewSchema.parse(user);
}
