"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the keyboard's place in a list whose entries come and go: the control that had the focus went with what it
 * did, and the keyboard would begin at the top of the page again. The focus goes to the entry that came, else to the
 * one after the entry that went, or to the last. `attribute`: what names, on an entry's own control, its id.
 */
export function useFocusInList(
  frame: RefObject<HTMLElement | null>,
  ids: readonly string[],
  attribute: string,
): void {
  const before = useRef(ids);
  useEffect(() => {
    const came = ids.find((id) => !before.current.includes(id));
    const gone = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (came === undefined && gone < 0) return;
    // The dialog first gives the focus back, to a button that may be gone.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      const controls = [...(frame.current?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [])];
      const its = controls.find((control) => control.getAttribute(attribute) === came);
      (its ?? controls[gone] ?? controls.at(-1))?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, [frame, ids, attribute]);
}
