"use client";

import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells the page how much of the bottom of the window a bar takes (`--bar-height`), so that what floats there,
 * the chat button and the notifications, stands above it.
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
