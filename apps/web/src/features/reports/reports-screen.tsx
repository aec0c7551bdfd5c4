"use client";

import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { LoginNeeded } from "@/features/protected/login-needed";
import { Protected } from "@/features/protected/protected";
import { Reports } from "./reports";

/** reports-14 /reports, with its own words for signed-out people. */
export function ReportsScreen() {
  return (
    <Protected
      signedOut={
        <LoginNeeded
          title="Reports"
          text="You need to be logged in to view this page."
          href="/login?redirect=/reports"
          label="Login"
        />
      }
    >
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <Reports />
      </Suspense>
    </Protected>
  );
}
