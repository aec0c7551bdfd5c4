import {
  type UserView,
  type updateProfileInput,
  userViewSchema,
} from "@gf-ledger/domain/account/account-view";
import type { z } from "zod";
import type { SignedInContext } from "../context";

/** Changes the name, the preferred edition, the wish for reminders or whether tax counts, or gives the consents; a field left out stays. */
export async function updateProfile(
  ctx: SignedInContext,
  input: z.output<typeof updateProfileInput>,
): Promise<UserView> {
  const user = await ctx.database.user.update({
    where: { id: ctx.actor.scope.userId },
    data: {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.edition ? { edition: input.edition } : {}),
      ...(input.taxReminders === undefined ? {} : { taxReminders: input.taxReminders }),
      ...(input.consented ? { consentsDue: false } : {}),
      ...(input.countTax === undefined ? {} : { countTax: input.countTax }),
    },
  });
  return userViewSchema.parse(user);
}
