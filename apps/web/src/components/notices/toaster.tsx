"use client";

import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useFrameWords } from "@/features/language/words/frame-words";
import { dismissToast, type Toast, toastStore } from "./toast";

/** Where the card can't be fetched, as without a network, its words and its button are there anyway. */
const ToastCard = lazy(() => import("./toast-card").catch(() => ({ default: PlainToast })));

function PlainToast({ toast: { id, title, description, action, durationMs } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs]);
  return (
    <div
      data-testid="toast"
      className="pointer-events-auto flex items-center gap-3 rounded-lg border border-line bg-raised p-4 text-sm shadow-lift"
    >
      <p className="min-w-0 flex-1">
        <strong>{title}</strong> {description}
      </p>
      {action ? (
        <button
          type="button"
          className="min-h-11 rounded-sm border border-line-strong px-3 font-semibold"
          onClick={() => {
            action.onPress();
            dismissToast(id);
          }}
        >
          {action.label}
        </button>
      ) : null}
    </div>
  );
}

/**
 * The notification area: one toast at a time, reached with F8 (screens-6). The card itself is loaded with the
 * first toast, so that pages which never show one do not load it.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.none);
  const region = useRef<HTMLElement>(null);
  const words = useFrameWords();

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "F8") return;
      event.preventDefault();
      region.current?.focus();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    // Where a dialog is as wide as most of the page its fields must not be covered, so the area moves to the top.
    <section
      ref={region}
      aria-label={words.notifications}
      tabIndex={-1}
      className="pointer-events-none print:hidden fixed inset-x-0 bottom-[var(--bar-height,0px)] z-60 flex justify-center p-4 sm:inset-x-auto sm:right-0 sm:justify-end max-lg:in-[:root:has([aria-modal=true])]:top-0 max-lg:in-[:root:has([aria-modal=true])]:bottom-auto"
    >
      <div aria-live={toast?.tone === "danger" ? "assertive" : "polite"} className="w-full sm:w-96">
        {toast ? (
          <Suspense>
            <ToastCard key={toast.id} toast={toast} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
