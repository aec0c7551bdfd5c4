"use client";

import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { LoginNeeded } from "@/features/protected/login-needed";
import { Protected } from "@/features/protected/protected";
import { MySubscription } from "./my-subscription";

/** plans-17 /my-subscription, with its own words for signed-out people. */
export function MySubscriptionScreen() {
  return (
    <Protected
      signedOut={
        <LoginNeeded
          title="Authentication Required"
          text="Please log in to see your subscription."
          href="/auth?redirect=/my-subscription"
          label="Log In"
        />
      }
    >
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <MySubscription />
      </Suspense>
    </Protected>
  );
}
