"use client";

import type { ClaimChecklistView, ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/components/notices/toast";
import { todayHere } from "@/features/language/today-here";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { usePeriodWords } from "../period-words";
import { useClaimChanges } from "../use-claim-changes";
import { FilingDayField } from "./filing-day-field";
import { MoreRepayments } from "./more-repayments";

const ExpectedRepayment = loadedWhenShown(() =>
  import("../entries/expected-repayment").then((module) => module.ExpectedRepayment),
);

interface FileProps {
  claim: ClaimView;
  checklist: ClaimChecklistView;
}

/** Filing a draft; the dialog says what it freezes, and asks what will still be paid back. */
export function FileClaim({ claim, checklist }: FileProps) {
  const t = useTranslations("claim.file");
  const locale = useLocale();
  const periodWords = usePeriodWords();
  const year = String(claim.taxYear);
  const [asking, setAsking] = useState(false);
  const [entering, setEntering] = useState(false);
  const [moreRepayments, setMoreRepayments] = useState<boolean | null>(null);
  const [day, setDay] = useState(todayHere);
  const { file, busy } = useClaimChanges();
  const open = checklist.entries.filter(({ step, done }) => !done && step !== "file");
  const period = periodWords(claim.period ?? calendarYear(claim.taxYear));

  function enterExpected() {
    setAsking(false);
    setEntering(true);
  }
  function backToAsking() {
    setEntering(false);
    setAsking(true);
  }
  async function confirm() {
    const filed = await file(claim.id, day, moreRepayments);
    setAsking(false);
    if (filed) toast({ title: t("done"), description: t("doneText"), tone: "success" });
  }

  return (
    <Card id="file" className="scroll-mt-24 print:hidden">
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">{t("text")}</p>
        {open.length > 0 ? (
          <p className="mt-2 text-sm">
            {t("open", { steps: open.map(({ words }) => words.toLowerCase()).join(", ") })}
          </p>
        ) : null}
        <FilingDayField taxYear={claim.taxYear} day={day} onChange={setDay} />
        <Button tone="secondary" className="mt-4 max-sm:w-full" onClick={() => setAsking(true)}>
          {t("action", { year })}
        </Button>
        <ConfirmDialog
          open={asking}
          onCancel={() => setAsking(false)}
          onConfirm={() => void confirm()}
          title={t("question", { amount: formatMoney(checklist.amountToClaim, locale), year })}
          confirmLabel={t("confirm")}
          busy={busy}
          waits={moreRepayments === null}
          question={
            <MoreRepayments
              claim={claim}
              answer={moreRepayments}
              onAnswer={setMoreRepayments}
              onEnter={enterExpected}
            />
          }
        >
          {[
            ...(day === "" ? [] : [t("filedOn", { day: formatDate(day, locale) })]),
            ...(day !== "" && day <= `${year}-12-31` ? [t("yearNotOver", { year })] : []),
            t("frozen", { period }),
          ].join(" ")}
        </ConfirmDialog>
        {entering ? <ExpectedRepayment claim={claim} onClose={backToAsking} /> : null}
      </CardBody>
    </Card>
  );
}
