"use client";

import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";
import { Protected } from "@/features/protected/protected";
import { PriceBookContent } from "./price-book";

/** prices-28 /price-book. */
export function PriceBookScreen() {
  const t = useTranslations("priceBook");
  return (
    <Protected head={{ title: t("title"), introduction: t("introduction"), tabs: true }}>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <PriceBookContent />
      </Suspense>
    </Protected>
  );
}
