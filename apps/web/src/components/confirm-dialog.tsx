"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "./button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  /** What has to be answered; the action waits for it while `waits`. */
  question?: ReactNode;
  waits?: boolean;
  confirmLabel: string;
  cancelLabel?: string;
  /** Colours the confirming button as one that destroys something. */
  destructive?: boolean;
  busy?: boolean;
}

/** Asks before an action that is hard to undo. Focus begins on Cancel. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  children,
  question,
  waits,
  confirmLabel,
  cancelLabel,
  destructive,
  busy,
}: ConfirmDialogProps) {
  const common = useTranslations("common");
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      title={title}
      description={children}
      actions={
        <>
          <Button tone="secondary" onClick={onCancel} data-autofocus>
            {cancelLabel ?? common("cancel")}
          </Button>
          <Button
            tone={destructive ? "danger" : "primary"}
            onClick={onConfirm}
            busy={busy ?? false}
            disabled={waits}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {question}
    </Dialog>
  );
}
