import clsx from "clsx";

interface SkeletonProps {
  className?: string;
  /** Announced once for all shapes of a screen; a shape without it only decorates. */
  label?: string;
}

/** A grey shape in place of content that is still loading; give it a size by class. */
export function Skeleton({ className, label }: SkeletonProps) {
  const shape = <div aria-hidden="true" className={clsx("animate-pulse rounded-md bg-line/70", className)} />;
  if (label === undefined) return shape;
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {shape}
    </div>
  );
}
