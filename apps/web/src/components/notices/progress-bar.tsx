import clsx from "clsx";

interface ProgressBarProps {
  label: string;
  /** A percentage, 0 to 100; absent while the end is unknown. */
  value?: number;
  className?: string;
}

/** Shows how far something has come. The label names it for assistive technology. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value)}
      className={clsx("h-2 overflow-hidden rounded-full bg-line forced-colors:border", className)}
    >
      <div
        className={clsx(
          "h-full rounded-full bg-brand transition-[width] forced-colors:bg-[Highlight]",
          value === undefined && "w-2/5 animate-pulse",
        )}
        style={value === undefined ? undefined : { width: `${Math.min(100, Math.max(0, value))}%` }}
      />
    </div>
  );
}
