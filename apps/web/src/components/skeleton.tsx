import clsx from "clsx";

interface SkeletonProps {
  className?: string;
  /** Announced once for all the shapes of a screen; without, the shape only decorates. */
  label?: string;
}

/** A grey shape where something will stand; give it a size by class. */
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
