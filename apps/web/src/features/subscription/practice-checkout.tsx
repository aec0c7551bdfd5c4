"use client";

import { useState } from "react";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { SelectField } from "@/components/select-field";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { PAYMENT_FAILED, PaymentError } from "./payment-error";

const OUTCOMES = [
  { value: "succeeds", label: "The payment succeeds" },
  { value: "fails", label: "The card is declined" },
  { value: "needs_confirmation", label: "The bank asks for a confirmation" },
] as const;
type Outcome = (typeof OUTCOMES)[number]["value"];

/** A checkout for practice: clearly labelled, it takes no card and makes every screen usable (plans-11). */
export function PracticeCheckout({ onPaid }: { onPaid: () => void }) {
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
      <Alert tone="info" title="Practice checkout">
        No payment provider is set up here. No card is asked for and nothing is charged: choose how the
        payment should end.
      </Alert>
      <SelectField
        label="How the practice payment ends"
        value={outcome}
        options={OUTCOMES}
        onChange={(event) => {
          const chosen = OUTCOMES.find(({ value }) => value === event.target.value);
          if (chosen) setOutcome(chosen.value);
        }}
      />
      {complete.error ? <PaymentError message={failureOf(complete.error).message ?? PAYMENT_FAILED} /> : null}
      <Button type="submit" size="large" busy={complete.isPending}>
        {complete.isPending ? "Processing..." : "Subscribe Now"}
      </Button>
      <ConfirmDialog
        open={confirming}
        title="Confirm this payment"
        confirmLabel="Confirm payment"
        cancelLabel="Decline"
        onCancel={() => answerBank(false)}
        onConfirm={() => answerBank(true)}
      >
        This is where your bank would ask you to confirm. It is practice: nothing is charged.
      </ConfirmDialog>
    </form>
  );
}
