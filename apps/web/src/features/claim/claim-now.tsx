import type { ClaimChecklistView } from "@gf-ledger/claim/file/claim-view";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { Allowed } from "@/features/household/allowed";
import { type StepsOf, stepLink } from "./step-links";

interface ClaimNowProps {
  checklist: ClaimChecklistView;
  claim: StepsOf;
  isIncomeKnown: boolean;
}

/** Which sentence gives the estimate now, and its amount; `null` while there is none. */
function estimateNow({ worth: creditEstimate, upTo, deduction }: ClaimChecklistView) {
  if (creditEstimate !== null) return { says: upTo ? "upTo" : "worth", amount: creditEstimate } as const;
  return deduction === null ? null : ({ says: "deduction", amount: deduction } as const);
}

/** One figure of what the claim is now, and one next step; its estimate only once an income is known. */
export function ClaimNow({ checklist, claim, isIncomeKnown }: ClaimNowProps) {
  const t = useTranslations("claim.now");
  const locale = useLocale();
  const { amountToClaim, lineItems, entries } = checklist;
  const creditEstimate = estimateNow(checklist);
  const next = entries.find(({ done }) => !done);
  return (
    <Card>
      <CardBody className="grid gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto] sm:gap-y-1">
        <dl>
          <dt className="text-sm text-ink-soft">
            {t("soFar", { items: lineItems, year: String(claim.taxYear) })}
          </dt>
          <dd className="figures mt-1 text-3xl font-semibold text-claim">
            {formatMoney(amountToClaim, locale)}
          </dd>
        </dl>
        {next ? (
          <Allowed to="change">
            <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-end">
              <p className="mb-1 text-sm text-ink-soft print:hidden">{t("next")}</p>
              <LinkButton href={stepLink(next.step, claim)} className="max-sm:w-full">
                {next.words}
              </LinkButton>
            </div>
          </Allowed>
        ) : null}
        <p className="text-sm">
          {!isIncomeKnown
            ? t("noIncome")
            : creditEstimate
              ? t(creditEstimate.says, { amount: formatMoney(creditEstimate.amount, locale) })
              : t("unknown")}
        </p>
      </CardBody>
    </Card>
  );
}
