"use client";

import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/skeleton";
import { Protected } from "@/features/protected/protected";
import { PriceWalkContent } from "./price-walk";

/** prices-41 /price-book/walk. */
export function PriceWalkScreen() {
  const t = useTranslations("priceWalk");
  return (
    <Protected head={{ title: t("title") }}>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <PriceWalkContent />
      </Suspense>
    </Protected>
  );
}
