import type { ClaimChecklistView } from "@gf-ledger/claim/file/claim-view";
import { CheckCircleIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { IntentLink } from "@/components/intent-link";
import { type StepsOf, stepLink } from "./step-links";

interface StepListProps {
  steps: ClaimChecklistView["entries"];
  /** How many line items have no receipt here. */
  onPaper: number;
  claim: StepsOf;
}

/** What is left of a claim, each step with the place where it is done; below it, folded, what is done (claim-56). */
export function StepList({ steps, onPaper, claim }: StepListProps) {
  const t = useTranslations("claim.steps");
  const left = steps.filter(({ done }) => !done);
  const done = steps.filter((entry) => entry.done);
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title", { left: left.length })}</CardTitle>
        <ol className="mt-2 divide-y divide-line">
          {left.map((entry) => (
            <li key={entry.step} className="text-sm">
              <IntentLink
                href={stepLink(entry.step, claim)}
                className="flex min-h-11 items-center gap-3 py-2.5 font-medium"
              >
                <span
                  aria-hidden="true"
                  className="size-5 shrink-0 rounded-full border-2 border-line-strong"
                />
                <span className="min-w-0 grow text-brand underline underline-offset-2">{entry.words}</span>
                {entry.left.length > 0 ? (
                  <span className="figures shrink-0 font-normal text-ink-soft">
                    {t("left", { left: entry.left.length })}
                  </span>
                ) : null}
              </IntentLink>
            </li>
          ))}
        </ol>
        {onPaper > 0 ? (
          <p className="mt-2 border-t border-line pt-3 text-sm text-pretty text-ink-soft">
            {t("onPaper", { items: onPaper })}
          </p>
        ) : null}
        {done.length > 0 ? (
          <details className="mt-2 border-t border-line pt-2 text-sm">
            <summary className="min-h-11 content-center text-ink-soft">
              {t("done", { done: done.length })}
            </summary>
            <ul>
              {done.map(({ step, words }) => (
                <li key={step} className="flex items-center gap-3 py-2 text-ink-soft">
                  <CheckCircleIcon aria-hidden="true" className="size-5 shrink-0 text-claim" />
                  {words}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </CardBody>
    </Card>
  );
}
