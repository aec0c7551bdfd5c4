import { Skeleton } from "@/components/notices/skeleton";
import { LatePage } from "../offline/late-page";

/** In place of a narrow page until its scripts run. */
export function NarrowWait() {
  return (
    <div className="mx-auto my-16 flex max-w-md flex-col items-center gap-6 px-4">
      <Skeleton className="h-80 w-full" />
      <LatePage />
    </div>
  );
}
