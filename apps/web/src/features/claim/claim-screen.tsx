"use client";

import { Suspense } from "react";
import { Skeleton } from "@/components/notices/skeleton";
import { Protected } from "@/features/protected/protected";
import { ClaimHeader } from "./claim-header";
import { YourClaim } from "./your-claim";

/** claim-24 /claim. */
export function ClaimScreen() {
  return (
    <Protected head={{ tabs: true, children: <ClaimHeader /> }}>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <YourClaim />
      </Suspense>
    </Protected>
  );
}
