"use client";

import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";

export default function ArticleLoading() {
  const t = useTranslations("blogStates");
  return (
    <div role="status" aria-label={t("loadingArticle")} className="page max-w-3xl space-y-4 py-14">
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-64" />
    </div>
  );
}
