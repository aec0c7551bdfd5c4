"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { tooltipDelay } from "./tooltip-delay";

let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * Explains a control. The text also describes the control to assistive technology. It opens at once on
 * keyboard focus or a press, stays while the pointer is on it, and closes on Escape.
 */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: (props: { "aria-describedby": string }) => ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function close() {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  }

  function openSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), tooltipDelay(performance.now() - lastClosedAt));
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    onPointerEnter: openSoon,
    onPointerLeave: close,
    onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && setOpen(true),
    onBlur: close,
    // A finger neither rests on a control nor leaves the focus on it.
    onClick: () => (open ? close() : setOpen(true)),
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && close(),
  };

  return (
    <span className="relative inline-flex" {...handlers}>
      {children({ "aria-describedby": id })}
      <span
        id={id}
        role="tooltip"
        hidden={!open}
        className="absolute bottom-full left-1/2 z-40 mb-1.5 w-max max-w-64 -translate-x-1/2 rounded-sm border border-transparent bg-ink px-2.5 py-1.5 text-xs text-canvas shadow-lift"
      >
        {text}
      </span>
    </span>
  );
}
