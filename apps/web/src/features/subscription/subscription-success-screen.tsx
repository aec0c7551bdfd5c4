"use client";

import { Suspense } from "react";
import { Skeleton } from "@/components/notices/skeleton";
import { Protected } from "@/features/protected/protected";
import { PaymentReturn } from "./payment/payment-return";

/** plans-19 /subscription/success. */
export function SubscriptionSuccessScreen() {
  return (
    <Protected signIn="/login">
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <PaymentReturn retryPath="/subscription" />
      </Suspense>
    </Protected>
  );
}
