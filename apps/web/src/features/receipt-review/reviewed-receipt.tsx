"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
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
import { useLeaveGuard } from "@/hooks/use-leave-guard";
import { ReceiptAnalysis } from "./receipt-analysis";
import { hasStatusNotice, ReceiptStatusNotice } from "./receipt-status-notice";
import { useConfirmReceipt } from "./use-confirm-receipt";

/** Reviews and saves one receipt (receipts-48, receipts-51). A refused change is taken back. */
export function ReviewedReceipt({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslations("review");
  const common = useTranslations("common");
  const to = useLocalAddress();
  const itemChanges = useItemChanges(receipt.id, "undo");
  const receiptChanges = useReceiptChanges(receipt.id, "undo");
  const [dateAsked, setDateAsked] = useState(0);
  const draft = receipt.status === "draft";
  const guard = useLeaveGuard(draft, t(receipt.reopened ? "leavingCorrection" : "leaving"));
  const { save, saving, usedUp } = useConfirmReceipt({
    receiptId: receipt.id,
    onNoDate: () => setDateAsked((times) => times + 1),
    onSaved: () => guard.leaveTo(to("/reports")),
  });
  const { discard, discarding } = useDiscardDraft();
  const nothingSelected = !receipt.items.some((item) => item.selected);

  return (
    <>
      <CheckingLayout
        receipt={receipt}
        page="review"
        itemChanges={itemChanges}
        receiptChanges={receiptChanges}
        head={
          <>
            <ReceiptHead receipt={receipt} changes={receiptChanges} dateAsked={dateAsked} />
            <CheckingNotices
              receipt={receipt}
              changes={receiptChanges}
              status={hasStatusNotice(receipt) ? <ReceiptStatusNotice receipt={receipt} /> : null}
              skipping={discarding}
              onSkip={async () => {
                if (await discard(receipt.id)) guard.leaveTo(to("/upload-receipt"));
              }}
            />
          </>
        }
        bar={
          <>
            <PlanUsedUp plan={usedUp} receiptId={receipt.id} keepsWork />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <SelectionFigures receipt={receipt} />
              {draft ? (
                <div className="flex w-full shrink-0 gap-2 sm:w-auto">
                  <LinkButton href="/upload-receipt" tone="secondary" data-keeps-work>
                    {common("cancel")}
                  </LinkButton>
                  <Button
                    busy={saving}
                    disabled={nothingSelected}
                    className="grow"
                    onClick={() => void save()}
                  >
                    {t(saving ? "saving" : "save")}
                  </Button>
                </div>
              ) : null}
            </div>
          </>
        }
        panels={
          <>
            <ReceiptAnalysis receipt={receipt} />
            <MatchingPanel receipt={receipt} />
            <ArithmeticPanel receipt={receipt} />
          </>
        }
      />
      {guard.dialog}
    </>
  );
}
