"use client";

import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/skeleton";
import { Protected } from "@/features/protected/protected";
import { YourClaim } from "./your-claim";

/** claim-24 /claim. */
export function ClaimScreen() {
  const t = useTranslations("claim");
  return (
    <Protected head={{ title: t("title"), introduction: t("introduction"), tabs: true }}>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <YourClaim />
      </Suspense>
    </Protected>
  );
}
