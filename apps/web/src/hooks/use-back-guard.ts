"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/** Marks the entry in the browser's history that lies on top of a page with unsaved work. */
const MARK = "gfLedgerUnsaved";

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && MARK in state;
}

/** Adds a second entry of the same address: Back removes it first, without leaving the page. */
function putMark(): void {
  window.history.pushState({ [MARK]: true }, "", window.location.href);
}

/**
 * While `active`, the Back button calls `onBack` instead of leaving. Returns two functions that leave the
 * page with the history as if there had been no mark.
 */
export function useBackGuard(active: boolean, onBack: () => void) {
  const router = useRouter();
  const latest = useRef({ active, onBack });
  const wasMarked = useRef(false);
  useEffect(() => {
    latest.current = { active, onBack };
  });

  useEffect(() => {
    if (active && !isMarked()) putMark();
    wasMarked.current = isMarked();
  }, [active]);

  useEffect(() => {
    function onPopState() {
      const left = wasMarked.current && !isMarked();
      wasMarked.current = isMarked();
      if (!left) return;
      if (latest.current.active) {
        putMark();
        wasMarked.current = true;
        latest.current.onBack();
      } else {
        // Nothing is unsaved any more: skips the mark.
        window.history.back();
      }
    }
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  return {
    /** Goes to another page of this site. */
    leaveTo: (path: string) => (isMarked() ? router.replace(path) : router.push(path)),
    /** Goes where Back would have gone. */
    leaveBack: () => window.history.go(isMarked() ? -2 : -1),
  };
}
