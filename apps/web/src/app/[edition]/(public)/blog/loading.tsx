"use client";

import { Skeleton } from "@/components/skeleton";
import { useBlogStates } from "@/features/blog/blog-states";

export default function BlogLoading() {
  const { loadingList } = useBlogStates();
  return (
    <div role="status" aria-label={loadingList} className="page grid gap-8 py-14 md:grid-cols-2">
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
