"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { IntentLink } from "@/components/intent-link";
import { Loading } from "@/features/loading/loading";
import { ArithmeticPanel } from "@/features/receipt-editor/arithmetic-panel";
import { useDiscardDraft } from "@/features/receipt-editor/changes/use-discard-draft";
import { useItemChanges } from "@/features/receipt-editor/changes/use-item-changes";
import { useReceiptChanges } from "@/features/receipt-editor/changes/use-receipt-changes";
import { CheckingLayout } from "@/features/receipt-editor/checking-layout";
import { MatchingPanel } from "@/features/receipt-editor/matching-panel";
import { CheckingNotices } from "@/features/receipt-editor/notices/checking-notices";
import { PlanUsedUp } from "@/features/receipt-editor/notices/plan-used-up";
import { ReceiptHead } from "@/features/receipt-editor/receipt-head";
import { SelectionFigures } from "@/features/receipt-editor/selection-figures";
import { trpc } from "@/trpc/client";
import { useSaveReceipt } from "./use-save-receipt";

interface ReceiptWorkspaceProps {
  receiptId: string;
  /** Whether the page has no other photo to work on, so that it can be left for the full review. */
  alone: boolean;
  /** The number of line items saved; `null` before the save. */
  savedCount: number | null;
  onSaved: (lineItemCount: number) => void;
  /** Called once the draft was discarded, because nothing on it is gluten-free. */
  onSkipped: () => void;
}

/** The items of the receipt that was just read: selected, corrected and saved here (receipts-37 Upload). */
export function ReceiptWorkspace({
  receiptId,
  alone,
  savedCount,
  onSaved,
  onSkipped,
}: ReceiptWorkspaceProps) {
  const t = useTranslations("upload.workspace");
  const read = trpc.receipts.get.useQuery({ id: receiptId });
  const receipt = read.data;
  const itemChanges = useItemChanges(receiptId, "keep");
  const receiptChanges = useReceiptChanges(receiptId, "keep");
  const { discard, discarding } = useDiscardDraft();
  const [dateAsked, setDateAsked] = useState(0);
  const { save, saving, usedUp } = useSaveReceipt({
    receiptId,
    onNoDate: () => setDateAsked((times) => times + 1),
    onSaved,
  });

  if (!receipt) return <Loading of={[read]} className="h-96" />;
  const saved = savedCount !== null || receipt.status === "confirmed";
  return (
    <CheckingLayout
      receipt={receipt}
      page="upload"
      itemChanges={itemChanges}
      receiptChanges={receiptChanges}
      head={
        <>
          <ReceiptHead key={receiptId} receipt={receipt} changes={receiptChanges} dateAsked={dateAsked} />
          <CheckingNotices
            receipt={receipt}
            changes={receiptChanges}
            skipping={discarding}
            onSkip={async () => {
              if (await discard(receiptId)) onSkipped();
            }}
          />
        </>
      }
      bar={
        <>
          <PlanUsedUp plan={usedUp} receiptId={receiptId} keepsWork={alone} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <SelectionFigures
              receipt={receipt}
              whenNothing={<span className="font-medium text-warn">{t("selectOne")}</span>}
            />
            {saved ? (
              <p className="flex min-h-11 items-center text-sm font-semibold text-claim">{t("saved")}</p>
            ) : (
              <Button busy={saving} className="w-full shrink-0 sm:w-auto" onClick={() => void save()}>
                {t(saving ? "saving" : "save")}
              </Button>
            )}
          </div>
        </>
      }
      panels={
        <>
          <MatchingPanel receipt={receipt} />
          <ArithmeticPanel receipt={receipt} />
        </>
      }
      link={
        alone && !saved ? (
          <IntentLink
            href={`/receipt-review/${receiptId}`}
            data-keeps-work
            className="finger text-sm font-semibold text-brand underline underline-offset-2"
          >
            {t("fullReview")}
          </IntentLink>
        ) : null
      }
    />
  );
}
