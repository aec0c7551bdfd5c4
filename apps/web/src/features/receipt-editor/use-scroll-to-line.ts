"use client";

import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import { type RefObject, useEffect } from "react";

/** Scrolls the line to the middle of its frame, without moving the page. */
export function useScrollToLine(frame: RefObject<HTMLElement | null>, box: Box | null): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !box) return;
    element.scrollTo({
      top: (box.y + box.height / 2) * element.scrollHeight - element.clientHeight / 2,
      left: box.x * element.scrollWidth - 16,
      behavior: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
    });
  }, [frame, box]);
}
