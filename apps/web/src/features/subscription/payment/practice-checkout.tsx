"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { SelectField } from "@/components/forms/select-field";
import { Alert } from "@/components/notices/alert";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { PaymentError } from "./payment-error";

const OUTCOMES = ["succeeds", "fails", "needs_confirmation"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** A checkout for practice: clearly labelled, it takes no card and makes every screen usable (plans-11). */
export function PracticeCheckout({ onPaid }: { onPaid: () => void }) {
  const t = useTranslations("subscription.practice");
  const payment = useTranslations("subscription.payment");
  const [outcome, setOutcome] = useState<Outcome>("succeeds");
  const [confirming, setConfirming] = useState(false);
  const complete = trpc.subscription.completePractice.useMutation({ retry: false, onSuccess: onPaid });

  function answerBank(confirmed: boolean) {
    setConfirming(false);
    complete.mutate({ outcome: confirmed ? "succeeds" : "needs_confirmation" });
  }

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome === "needs_confirmation") setConfirming(true);
        else complete.mutate({ outcome });
      }}
    >
      <Alert tone="info" title={t("title")}>
        {t("text")}
      </Alert>
      <SelectField
        label={t("ends")}
        value={outcome}
        options={OUTCOMES.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => {
          const chosen = OUTCOMES.find((value) => value === event.target.value);
          if (chosen) setOutcome(chosen);
        }}
      />
      {complete.error ? (
        <PaymentError message={failureOf(complete.error).message ?? payment("failed")} />
      ) : null}
      <Button type="submit" size="large" busy={complete.isPending}>
        {payment(complete.isPending ? "processing" : "pay")}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t("confirmTitle")}
        confirmLabel={t("confirm")}
        cancelLabel={t("decline")}
        onCancel={() => answerBank(false)}
        onConfirm={() => answerBank(true)}
      >
        {t("confirmText")}
      </ConfirmDialog>
    </form>
  );
}
