"use client";

import clsx from "clsx";
import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useAllowed } from "@/features/household/allowed";
import type { useLongPress } from "../choosing/use-long-press";

/** How many pixels a finger moves sideways before it counts as a swipe. */
const SWIPE_PX = 50;

interface SwipeToDeleteProps {
  label: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onDelete: () => void;
  /** Handlers of a long press on the card. */
  longPress: ReturnType<typeof useLongPress>;
  chosen: boolean;
  children: ReactNode;
}

/** reports-25: swiping left reveals a red Delete control; swiping right or pressing elsewhere hides it. */
export function SwipeToDelete({
  label,
  open,
  onOpen,
  onDelete,
  longPress,
  chosen,
  children,
}: SwipeToDeleteProps) {
  const t = useTranslations("reports.list");
  const frame = useRef<HTMLDivElement>(null);
  const mayChange = useAllowed("change");
  const from = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (!open) return;
    function onMouseDown(event: MouseEvent) {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) onOpen(false);
    }
    document.addEventListener("mousedown", onMouseDown);
    return () => document.removeEventListener("mousedown", onMouseDown);
  }, [open, onOpen]);

  const gestures = {
    onPointerDown: (event: PointerEvent) => {
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!from.current) return;
      const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      from.current = null;
      onOpen(dx < 0);
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };

  return (
    <div
      ref={frame}
      {...(mayChange ? gestures : {})}
      {...longPress}
      className={clsx(
        "relative touch-pan-y overflow-hidden rounded-lg border pointer-coarse:select-none",
        chosen ? "border-brand outline-1 outline-brand" : "border-line",
        // Red only while open: a red ground would show at the rounded corners of the card above it.
        open ? "bg-danger" : "bg-surface",
      )}
    >
      {open ? (
        <button
          type="button"
          aria-label={label}
          onClick={() => {
            onOpen(false);
            onDelete();
          }}
          className="absolute inset-y-0 right-0 w-24 bg-danger text-sm font-semibold text-on-danger"
        >
          {t("delete")}
        </button>
      ) : null}
      <div className={clsx("relative bg-surface transition-transform", open && "-translate-x-24")}>
        {children}
      </div>
    </div>
  );
}
