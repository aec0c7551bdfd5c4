import { translatorOf } from "@gf-ledger/messages/translator";
import { checklistOfClaim } from "../claims/queries/checklist-of-claim";
import { claimOfYear } from "./claim-of-year";
import { bulleted, claimSource, type OwnAnswerer, ownAnswer } from "./own-answer";

/** The steps that are left of the year's claim, in the order in which they are best done. */
export const claimSteps: OwnAnswerer = async ({ ctx, year, t }) => {
  const asked = { year: String(year) };
  const claim = await claimOfYear(ctx, year);
  const checklist = claim && (await checklistOfClaim(ctx, claim));
  if (!checklist?.ok) return ownAnswer([t("noClaim", asked)], claimSource(t), t);
  const rules = translatorOf(ctx.locale, "claimRules");
  const left = checklist.value.entries.filter(({ done }) => !done);
  const stated =
    left.length === 0
      ? [t("allDone", asked)]
      : [
          t("left", { ...asked, left: left.length }),
          ...bulleted(left.map(({ step }) => rules(`step.${step}`))),
        ];
  return ownAnswer(stated, claimSource(t), t);
};
