"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { LinkButton } from "@/components/link-button";
import { trpc } from "@/trpc/client";
import { PAYMENT_FAILED, PaymentError } from "./payment-error";
import { SubscribedNotice } from "./subscribed-notice";

/** How many milliseconds apart, and how many times, the provider is asked whether the payment has arrived. */
const ASK_EVERY_MS = 2000;
const ASK_TIMES = 10;

/** The page that a payment returns to (plans-19). The address says when the bank refused to confirm it. */
export function PaymentReturn({ retryPath }: { retryPath: string }) {
  const outcome = useSearchParams().get("redirect_status");
  const utils = trpc.useUtils();
  const { mutate: ask, data: status } = trpc.subscription.refresh.useMutation({
    retry: false,
    onSuccess: (answer) => {
      utils.subscription.status.setData(undefined, answer);
      void utils.receipts.planUse.invalidate();
    },
  });
  const premium = status?.isPremium ?? false;

  useEffect(() => {
    if (premium) return;
    ask();
    let asked = 1;
    const timer = setInterval(() => {
      ask();
      asked += 1;
      if (asked === ASK_TIMES) clearInterval(timer);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask, premium]);

  const failed = outcome !== null && outcome !== "succeeded" && outcome !== "processing";
  return (
    <div className="page py-12">
      {failed && !premium ? (
        <div className="mx-auto max-w-lg">
          <h1 className="mb-4 text-2xl">Payment not finished</h1>
          <PaymentError message={PAYMENT_FAILED} />
          <p className="mt-4 mb-5 text-ink-soft">
            Your bank did not confirm the payment. Nothing was charged.
          </p>
          <LinkButton href={retryPath}>Try again</LinkButton>
        </div>
      ) : (
        <SubscribedNotice />
      )}
    </div>
  );
}
