"use client";

import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { Protected } from "@/features/protected/protected";
import { PriceBookContent } from "./price-book";

/** prices-28 /price-book. */
export function PriceBookScreen() {
  return (
    <Protected>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <PriceBookContent />
      </Suspense>
    </Protected>
  );
}
