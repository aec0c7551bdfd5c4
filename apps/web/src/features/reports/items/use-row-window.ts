"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

/** The rows in view of a list that scrolls with the page, so that a list of thousands stays smooth. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, estimatedHeight: number) {
  const [scrollMargin, setScrollMargin] = useState(0);
  // Each filter may change the height of what is above the list.
  useLayoutEffect(() => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    setScrollMargin((before) => (Math.abs(before - top) > 1 ? top : before));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedHeight,
    overscan: 12,
    scrollMargin,
  });
  const inView = virtualizer.getVirtualItems();
  const first = inView[0];
  const last = inView.at(-1);
  return {
    inView,
    measure: virtualizer.measureElement,
    spaceBefore: first ? first.start - scrollMargin : 0,
    spaceAfter: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
  };
}
