"use client";

import type { DraftSummary } from "@gf-ledger/domain/receipt/draft-summary";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { useDiscardDraft } from "./use-discard-draft";

/** Asks before a draft is discarded or a correction left, in whichever list it stands. */
export function useDiscarding() {
  const t = useTranslations("discarding");
  const [asked, setAsked] = useState<DraftSummary | null>(null);
  const { discard } = useDiscardDraft();
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      title={t(asked?.reopened ? "leaveTitle" : "discardTitle")}
      confirmLabel={t(asked?.reopened ? "leave" : "discard")}
      destructive
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        if (asked) void discard(asked.id, asked.reopened);
        setAsked(null);
      }}
    >
      {t(asked?.reopened ? "leaveText" : "discardText")}
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
}
