"use client";

import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { BackLink } from "@/components/back-link";
import { Skeleton } from "@/components/notices/skeleton";
import { Protected } from "@/features/protected/protected";
import { useTaxYear } from "@/features/tax-summary/use-tax-year";
import type { WalkedShop } from "./use-keep-seen-price";
import { WalkStart } from "./walk-start";
import { WalkStops } from "./walk-stops";

/** A walk through one shop: the products that carry most of a year's estimates, one at a time (prices-41). */
function PriceWalkContent() {
  const t = useTranslations("priceWalk");
  const { year } = useTaxYear("claims");
  const [shop, setShop] = useState<WalkedShop | null>(null);
  return (
    <div className="page flex max-w-xl flex-col gap-4 pt-2 pb-10">
      <BackLink href={year === null ? "/price-book" : `/price-book?year=${year}`}>{t("back")}</BackLink>
      <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
      {year === null ? (
        <Skeleton className="h-64" label={t("loading")} />
      ) : shop === null ? (
        <WalkStart year={year} onStart={setShop} />
      ) : (
        <WalkStops year={year} shop={shop} />
      )}
    </div>
  );
}

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
