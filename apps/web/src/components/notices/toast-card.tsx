"use client";

import { CheckCircleIcon, ExclamationCircleIcon, XMarkIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { useFrameWords } from "@/features/language/words/frame-words";
import { dismissToast, type Toast } from "./toast";

/** How many pixels a toast is swiped to the right before it goes (screens-6). */
const SWIPE_AWAY_PX = 50;
/** How long a toast with a button is held at most: an Undo is taken for a minute (reports-27). */
const MAX_HELD_MS = 50_000;

/** One toast. It disappears after its time, unless the pointer or the focus rests on it. */
export default function ToastCard({ toast }: { toast: Toast }) {
  const words = useFrameWords();
  const [held, setHeld] = useState(false);
  const [from, setFrom] = useState<number | null>(null);
  const [shift, setShift] = useState(0);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.durationMs]);

  const hasAction = toast.action !== undefined;
  useEffect(() => {
    if (!hasAction) return;
    const timer = setTimeout(() => dismissToast(toast.id), MAX_HELD_MS);
    return () => clearTimeout(timer);
  }, [hasAction, toast.id]);

  function onPointerMove(event: PointerEvent) {
    if (from !== null) setShift(Math.max(0, event.clientX - from));
  }

  function onPointerUp() {
    if (shift >= SWIPE_AWAY_PX) dismissToast(toast.id);
    setFrom(null);
    setShift(0);
  }

  const handlers = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onPointerDown: (event: PointerEvent) => setFrom(event.clientX),
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && dismissToast(toast.id),
  };

  const danger = toast.tone === "danger";
  return (
    <div
      data-testid="toast"
      {...handlers}
      style={shift ? { transform: `translateX(${shift}px)` } : undefined}
      className={clsx(
        "pointer-events-auto flex touch-pan-y items-start gap-3 rounded-md border bg-raised p-4 shadow-lift select-none",
        danger ? "border-danger" : "border-line",
      )}
    >
      {toast.tone === "success" ? (
        <CheckCircleIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-claim" />
      ) : danger ? (
        <ExclamationCircleIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      ) : null}
      <div className="min-w-0 flex-1 text-sm">
        <p className={clsx("font-semibold", danger && "text-danger")}>{toast.title}</p>
        {toast.description ? <p className="text-ink-soft">{toast.description}</p> : null}
      </div>
      {toast.action ? (
        <button
          type="button"
          onClick={() => {
            toast.action?.onPress();
            dismissToast(toast.id);
          }}
          className="min-h-8 rounded-sm border border-line-strong px-3 pointer-coarse:-my-1.5 pointer-coarse:min-h-11 text-sm font-semibold hover:bg-sunken"
        >
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={words.dismiss}
        onClick={() => dismissToast(toast.id)}
        className="-m-1 grid size-8 shrink-0 place-items-center pointer-coarse:-m-2.5 pointer-coarse:size-11 rounded-sm text-ink-faint hover:bg-sunken hover:text-ink"
      >
        <XMarkIcon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
