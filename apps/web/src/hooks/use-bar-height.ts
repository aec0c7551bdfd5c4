"use client";

import { type RefObject, useLayoutEffect } from "react";

/**
 * Sets `--bar-height` to the height that a bar takes at the bottom of the window, so that the chat button and
 * the notifications float above it.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const sticks = getComputedStyle(element).position === "sticky";
      root.setProperty("--bar-height", sticks ? `${element.offsetHeight}px` : "0px");
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty("--bar-height");
    };
  }, [bar]);
}
