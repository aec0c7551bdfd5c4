"use client";

import { useGesture } from "@use-gesture/react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { bounded, DOUBLE_TAPPED, LARGEST, SMALLEST, scrolledTo } from "./photo-zoom";

/** Two taps within this many milliseconds are a double tap. */
const DOUBLE_TAP_MS = 350;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The zoom of a photo in a frame that scrolls: pinched, double-tapped, or set by a button. */
export function usePhotoZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const held = useRef<{ before: number; at: Point } | null>(null);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const lastTouch = useRef(Number.NEGATIVE_INFINITY);

  function zoomTo(next: number, screen?: readonly [number, number]) {
    const element = frame.current;
    const to = bounded(next);
    if (!element || to === zoom) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = screen ?? [left + width / 2, top + height / 2];
    held.current = { before: zoom, at: { x: x - left, y: y - top } };
    setZoom(to);
  }

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !held.current) return;
    const { before, at } = held.current;
    held.current = null;
    element.scrollTo({
      left: scrolledTo(element.scrollLeft, at.x, before, zoom),
      top: scrolledTo(element.scrollTop, at.y, before, zoom),
      behavior: "instant",
    });
  }, [frame, zoom]);

  useGesture(
    {
      onPinch: ({ offset: [scale], origin, event }) => {
        if (event.cancelable) event.preventDefault();
        zoomTo(scale, origin);
      },
      onPointerUp: ({ event }) => {
        if (event.pointerType !== "touch" || !event.isPrimary) return;
        const twice = event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
        lastTap.current = twice ? Number.NEGATIVE_INFINITY : event.timeStamp;
        lastTouch.current = event.timeStamp;
        if (twice) zoomTo(zoom > 1 ? 1 : DOUBLE_TAPPED, [event.clientX, event.clientY]);
      },
      onDoubleClick: ({ event }) => {
        // The browser says so after a finger's double tap too, which was taken already.
        if (event.timeStamp - lastTouch.current < 2 * DOUBLE_TAP_MS) return;
        zoomTo(zoom > 1 ? 1 : DOUBLE_TAPPED, [event.clientX, event.clientY]);
      },
    },
    {
      target: frame,
      eventOptions: { passive: false },
      pinch: {
        scaleBounds: { min: SMALLEST, max: LARGEST },
        from: () => [zoom, 0],
        // The browser takes pointers away when it begins to scroll; touches stay.
        pointer: { touch: true },
      },
    },
  );

  return { zoom, zoomTo };
}
