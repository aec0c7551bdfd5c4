"use client";

import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { Protected } from "@/features/protected/protected";
import { Receipts } from "./receipts";

/** receipts-67 /receipts. */
export function ReceiptsScreen() {
  return (
    <Protected>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <Receipts />
      </Suspense>
    </Protected>
  );
}
