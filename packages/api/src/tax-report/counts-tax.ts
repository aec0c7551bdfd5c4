import { TAX_CHOICES } from "@gf-ledger/claim/sums/tax-choices";
import type { SignedInContext } from "../context";

/** Whether sales tax counts for this person: as they chose, otherwise by the edition's default (claim-9). */
export async function countsTax(ctx: SignedInContext): Promise<boolean> {
  const { countTax } = await ctx.database.user.findUniqueOrThrow({
    where: { id: ctx.actor.scope.userId },
    select: { countTax: true },
  });
  return (
    countTax ?? TAX_CHOICES.some(({ edition, countsByDefault }) => edition === ctx.edition && countsByDefault)
  );
}
