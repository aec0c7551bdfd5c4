"use client";

import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { Protected } from "@/features/protected/protected";
import { PeoplePage } from "./people-page";

/** claim-22 /people. */
export function PeopleScreen() {
  return (
    <Protected>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <PeoplePage />
      </Suspense>
    </Protected>
  );
}
