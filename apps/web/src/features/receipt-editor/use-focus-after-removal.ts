"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the item after a removed one, or to the last: the focused control went with its item,
 * and the keyboard would begin at the top of the page again.
 */
export function useFocusAfterRemoval(frame: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const before = useRef(ids);
  useEffect(() => {
    const removed = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (removed < 0) return;
    // The dialog first gives the focus back, to a button that may be gone.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      const toggles = frame.current?.querySelectorAll<HTMLElement>("[data-item-toggle]") ?? [];
      toggles[Math.min(removed, toggles.length - 1)]?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, [frame, ids]);
}
