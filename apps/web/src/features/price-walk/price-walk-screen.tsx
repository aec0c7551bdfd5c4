"use client";

import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { Protected } from "@/features/protected/protected";
import { PriceWalkContent } from "./price-walk";

/** prices-41 /price-book/walk. */
export function PriceWalkScreen() {
  return (
    <Protected>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <PriceWalkContent />
      </Suspense>
    </Protected>
  );
}
