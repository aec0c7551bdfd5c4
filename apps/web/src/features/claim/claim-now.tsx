import type { ClaimChecklistView } from "@gf-ledger/claim/file/claim-view";
import { STEP_WORDS } from "@gf-ledger/claim/words/step-words";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { Card, CardBody } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { stepLink } from "./step-links";

interface ClaimNowProps {
  checklist: ClaimChecklistView;
  taxYear: number;
  edition: Edition;
}

/** What the worth is now, in words; `null` while it cannot be said. */
function worthNow({ worth, upTo, deduction }: ClaimChecklistView, edition: Edition): string | null {
  if (worth !== null) return `worth ${upTo ? "up to " : ""}${formatMoney(worth, edition)}`;
  return deduction === null ? null : `${formatMoney(deduction, edition)} off your taxable income`;
}

/** One figure of what the claim is now, and one next step. */
export function ClaimNow({ checklist, taxYear, edition }: ClaimNowProps) {
  const { amountToClaim, lineItems, next } = checklist;
  const worth = worthNow(checklist, edition);
  return (
    <Card>
      <CardBody className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <dl>
            <dt className="text-sm text-ink-soft">
              {lineItems} line item{lineItems === 1 ? "" : "s"} so far in {taxYear}'s claim
            </dt>
            <dd className="figures mt-1 text-3xl font-semibold text-claim">
              {formatMoney(amountToClaim, edition)}
            </dd>
          </dl>
          <p className="mt-1 text-sm">
            {worth
              ? `Gluten-free expenses; with your other medical expenses the claim is ${worth}, an estimate.`
              : "Gluten-free expenses. Enter what is asked below, and what they are worth is worked out."}
          </p>
        </div>
        {next ? (
          <div className="max-sm:w-full">
            <p className="mb-1 text-sm text-ink-soft">Next step</p>
            <LinkButton href={stepLink(next, taxYear)} className="max-sm:w-full">
              {STEP_WORDS[next]}
            </LinkButton>
          </div>
        ) : null}
      </CardBody>
    </Card>
  );
}
