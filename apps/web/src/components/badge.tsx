import clsx from "clsx";
import type { ComponentProps } from "react";

export type BadgeTone = "neutral" | "brand" | "claim" | "warn" | "danger" | "info";

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: "bg-sunken text-ink-soft",
  brand: "bg-brand-soft text-brand-strong",
  claim: "bg-claim-soft text-claim",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
};

/** A word or two about the thing beside it. */
export function Badge({
  tone = "neutral",
  className,
  ...rest
}: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return (
    <span
      {...rest}
      className={clsx(
        "inline-flex items-center gap-1 rounded-full border border-transparent px-2.5 py-0.5 text-xs font-semibold",
        "forced-colors:border-[CanvasText]",
        TONES[tone],
        className,
      )}
    />
  );
}
