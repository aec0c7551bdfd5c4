import clsx from "clsx";

/** A turning ring. With `label` it is announced; without, it decorates a control that has its own words. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={clsx("size-[1.1em] animate-spin", className)}>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M10 2a8 8 0 0 1 8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2.5">
      {ring}
      <span>{label}</span>
    </span>
  );
}
