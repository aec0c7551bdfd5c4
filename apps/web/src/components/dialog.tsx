"use client";

import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from "@headlessui/react";
import clsx from "clsx";
import type { ReactNode } from "react";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, always in view (screens-106); they stack where they do not fit side by side, the last one on top. */
  actions?: ReactNode;
  wide?: boolean;
  /** `alertdialog` for a question that interrupts. */
  role?: "dialog" | "alertdialog";
}

/** A modal dialog: focus goes in, stays in and comes back; Escape or a press outside closes it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  wide,
  role = "dialog",
}: DialogProps) {
  return (
    <HeadlessDialog open={open} onClose={onClose} role={role} className="relative z-50">
      <DialogBackdrop transition className="fixed inset-0 bg-veil transition-opacity data-closed:opacity-0" />
      <div className="fixed inset-0 scroll-pb-24 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-3 sm:items-center sm:p-6">
          <DialogPanel
            transition
            className={clsx(
              "w-full rounded-lg border border-line bg-raised p-5 shadow-lift transition sm:p-6",
              "data-closed:translate-y-3 data-closed:opacity-0",
              wide ? "max-w-3xl" : "max-w-md",
            )}
          >
            <DialogTitle className="text-lg font-semibold">{title}</DialogTitle>
            {description ? (
              <Description as="div" className="mt-2 text-sm text-ink-soft">
                {description}
              </Description>
            ) : null}
            {children ? <div className="mt-4">{children}</div> : null}
            {actions ? (
              <div
                className={clsx(
                  "sticky bottom-0 z-10 -mx-5 mt-5 -mb-5 flex flex-wrap-reverse gap-2 rounded-b-lg border-t border-line",
                  "bg-raised px-5 py-3 *:grow sm:-mx-6 sm:-mb-6 sm:justify-end sm:px-6 sm:*:grow-0",
                )}
              >
                {actions}
              </div>
            ) : null}
          </DialogPanel>
        </div>
      </div>
    </HeadlessDialog>
  );
}
