"use client";

import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import { type RefObject, useEffect } from "react";

/** Scrolls the line to the middle of its frame, without moving the page. */
export function scrollToLine(frame: HTMLElement, box: Box, behavior: ScrollBehavior): void {
  frame.scrollTo({
    top: (box.y + box.height / 2) * frame.scrollHeight - frame.clientHeight / 2,
    left: box.x * frame.scrollWidth - 16,
    behavior,
  });
}

/** Keeps the line in hand in the middle of its frame. */
export function useScrollToLine(frame: RefObject<HTMLElement | null>, box: Box | null): void {
  useEffect(() => {
    if (!frame.current || !box) return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollToLine(frame.current, box, isStill ? "instant" : "smooth");
  }, [frame, box]);
}
