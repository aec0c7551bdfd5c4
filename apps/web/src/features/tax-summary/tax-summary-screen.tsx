"use client";

import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { Protected } from "@/features/protected/protected";
import { TaxSummaryContent } from "./tax-summary";

/** reports-30 /tax-summary. */
export function TaxSummaryScreen() {
  return (
    <Protected>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <TaxSummaryContent />
      </Suspense>
    </Protected>
  );
}
