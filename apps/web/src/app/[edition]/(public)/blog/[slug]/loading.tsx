import { Skeleton } from "@/components/skeleton";

export default function ArticleLoading() {
  return (
    <div role="status" aria-label="Loading blog post" className="page max-w-3xl space-y-4 py-14">
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-64" />
    </div>
  );
}
