"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";

interface MoreRepaymentsProps {
  claim: ClaimView;
  /** `null` until it is answered. */
  answer: boolean | null;
  onAnswer: (answer: boolean) => void;
  /** Opens an entry of what is expected. */
  onEnter: () => void;
}

/** Asks before a claim is filed whether some of it will still be paid back: one tap (claim-86). */
export function MoreRepayments({ claim, answer, onAnswer, onEnter }: MoreRepaymentsProps) {
  const t = useTranslations("claim.file");
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="text-sm">
      <legend id={id} className="font-medium">
        {t(`moreRepayments.${claim.edition}`)}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {[false, true].map((more) => (
          <Button
            key={String(more)}
            tone="secondary"
            aria-pressed={answer === more}
            className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
            onClick={() => onAnswer(more)}
          >
            {t(more ? "moreYes" : "moreNo")}
          </Button>
        ))}
      </div>
      {answer ? (
        <>
          <p className="mt-3 text-ink-soft" role="status">
            {t(`moreExpected.${claim.edition}`)}
          </p>
          <Button tone="secondary" size="small" className="mt-2" onClick={onEnter}>
            {t("enterExpected")}
          </Button>
        </>
      ) : null}
    </fieldset>
  );
}
