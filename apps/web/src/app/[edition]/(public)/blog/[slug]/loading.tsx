"use client";

import { Skeleton } from "@/components/skeleton";
import { useBlogStates } from "@/features/blog/blog-states";

export default function ArticleLoading() {
  const { loadingArticle } = useBlogStates();
  return (
    <div role="status" aria-label={loadingArticle} className="page max-w-3xl space-y-4 py-14">
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-64" />
    </div>
  );
}
