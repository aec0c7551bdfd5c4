"use client";

import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";

export default function BlogLoading() {
  const t = useTranslations("blogStates");
  return (
    <div role="status" aria-label={t("loadingList")} className="page grid gap-8 py-14 md:grid-cols-2">
      {["first", "second", "third", "fourth"].map((place) => (
        <div key={place} className="space-y-3">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-7 w-4/5" />
          <Skeleton className="h-20" />
        </div>
      ))}
    </div>
  );
}
