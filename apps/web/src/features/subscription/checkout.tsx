"use client";

import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { Skeleton } from "@/components/skeleton";
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

/** The payment form: the provider's own, or the practice checkout, which takes no card (plans-11). */
export function Checkout({ status, clientSecret, returnPath, onPaid }: CheckoutProps) {
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
