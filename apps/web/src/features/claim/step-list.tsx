import type { ClaimChecklistView } from "@gf-ledger/claim/file/claim-view";
import { CheckCircleIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { IntentLink } from "@/components/intent-link";
import { stepLink } from "./step-links";

/** What is done in a claim and what is left, each step with the place where it is done. */
export function StepList({ checklist, taxYear }: { checklist: ClaimChecklistView; taxYear: number }) {
  const t = useTranslations("claim.steps");
  const { entries } = checklist;
  const done = entries.filter((entry) => entry.done).length;
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title", { done, all: entries.length })}</CardTitle>
        <ol className="mt-3 divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.step} className="flex items-center gap-3 py-2.5 text-sm">
              {entry.done ? (
                <CheckCircleIcon aria-label={t("done")} role="img" className="size-5 shrink-0 text-claim" />
              ) : (
                <span
                  aria-hidden="true"
                  className="size-5 shrink-0 rounded-full border-2 border-line-strong"
                />
              )}
              {entry.done ? (
                <span className="text-ink-soft">{entry.words}</span>
              ) : (
                <IntentLink href={stepLink(entry.step, taxYear)} className="link min-w-0 grow font-medium">
                  {entry.words}
                </IntentLink>
              )}
              {entry.left.length > 0 ? (
                <span className="figures ml-auto text-ink-soft">
                  {t("left", { left: entry.left.length })}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
