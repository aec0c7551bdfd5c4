"use client";

import type { DraftSummary } from "@gf-ledger/domain/receipt/draft-summary";
import { useState } from "react";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { useDiscardDraft } from "./use-discard-draft";

/** Asks before a draft is discarded or a correction left, in whichever list it stands. */
export function useDiscarding() {
  const [asked, setAsked] = useState<DraftSummary | null>(null);
  const { discard } = useDiscardDraft();
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      title={asked?.reopened ? "Leave the correction" : "Discard receipt"}
      confirmLabel={asked?.reopened ? "Leave it" : "Discard"}
      destructive
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        if (asked) void discard(asked.id, asked.reopened);
        setAsked(null);
      }}
    >
      {asked?.reopened
        ? "The receipt stays in your records as it was saved."
        : "The lines that were read from it are deleted. Your records stay as they are."}
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
}
