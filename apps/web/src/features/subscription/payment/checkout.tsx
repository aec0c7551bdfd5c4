"use client";

import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";
import { PracticeCheckout } from "./practice-checkout";

const CardCheckout = dynamic(() => import("./card-checkout"), {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
});

interface CheckoutProps {
  status: SubscriptionStatus;
  clientSecret: string;
  /** The path that the provider returns to after a payment (plans-19). */
  returnPath: string;
  onPaid: () => void;
}

/** The payment form, which takes the focus and comes into view when it appears (plans-18, plans-20). */
export function Checkout(props: CheckoutProps) {
  const t = useTranslations("subscription.payment");
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that asked for it has gone, and with it the focus.
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    // The margin leaves room for the header and for the title above the form.
    <section ref={form} tabIndex={-1} aria-label={t("form")} className="scroll-mt-32 outline-none">
      <PaymentForm {...props} />
    </section>
  );
}

/** The provider's own form, or the practice checkout, which takes no card (plans-11). */
function PaymentForm({ status, clientSecret, returnPath, onPaid }: CheckoutProps) {
  const router = useRouter();
  if (status.provider === "demo" || status.publishableKey === null) {
    return (
      <PracticeCheckout
        onPaid={() => {
          onPaid();
          router.push(returnPath);
        }}
      />
    );
  }
  return (
    <CardCheckout
      publishableKey={status.publishableKey}
      clientSecret={clientSecret}
      returnPath={returnPath}
    />
  );
}
