import clsx from "clsx";

/** A grey shape where something will stand; give it a size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("animate-pulse rounded-md bg-line/70", className)} />;
}
