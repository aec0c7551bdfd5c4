"use client";

import { type ReactNode, useDeferredValue } from "react";

interface SlicedProps {
  children: ReactNode;
  /** What stands until the children are drawn. */
  fallback: ReactNode;
}

/**
 * Draws its children in slices, between which a tap or a key is answered; drawn at once, a long list holds the page for
 * half a second on a phone (screens-49).
 */
export function Sliced({ children, fallback }: SlicedProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : fallback;
}
