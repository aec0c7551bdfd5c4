"use client";

import { type PointerEvent, useEffect, useRef } from "react";

const LONG_PRESS_MS = 500;
/** The click that belongs to a press comes within this time after its end. */
const CLICK_MS = 100;
/** A resting finger moves up to this far. */
const STILL_PX = 10;

/** Handlers for an element that a long press with a finger acts on; the click that ends the press is kept from it. */
export function useLongPress(onLongPress: (() => void) | null) {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const acted = useRef(false);
  const give = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = null;
  };
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);
  if (!onLongPress) return {};
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      acted.current = false;
      if (event.pointerType === "mouse") return;
      give();
      const timer = setTimeout(() => {
        acted.current = true;
        pressed.current = null;
        onLongPress();
      }, LONG_PRESS_MS);
      pressed.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMoveCapture: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = pressed.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) give();
    },
    onPointerUpCapture: () => {
      give();
      // The click of this press comes at once; a later one, from the keyboard, is not its own.
      setTimeout(() => {
        acted.current = false;
      }, CLICK_MS);
    },
    onPointerCancelCapture: give,
    onContextMenu: (event: { preventDefault(): void }) => {
      if (acted.current || pressed.current) event.preventDefault();
    },
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!acted.current) return;
      acted.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
