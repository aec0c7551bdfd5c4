"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { useLocalAddress } from "@/features/language/use-local-address";
import { ArithmeticPanel } from "@/features/receipt-editor/arithmetic-panel";
import { CheckingLayout } from "@/features/receipt-editor/checking-layout";
import { CurrencyNotice } from "@/features/receipt-editor/currency-notice";
import { MatchingPanel } from "@/features/receipt-editor/matching-panel";
import { NothingGlutenFree } from "@/features/receipt-editor/nothing-gluten-free";
import { PlanUsedUp } from "@/features/receipt-editor/plan-used-up";
import { ReceiptHead } from "@/features/receipt-editor/receipt-head";
import { DuplicateNotice, ReceiptIssues } from "@/features/receipt-editor/receipt-notices";
import { SelectionFigures } from "@/features/receipt-editor/selection-figures";
import { useDiscardDraft } from "@/features/receipt-editor/use-discard-draft";
import { useItemChanges } from "@/features/receipt-editor/use-item-changes";
import { useReceiptChanges } from "@/features/receipt-editor/use-receipt-changes";
import { useLeaveGuard } from "@/hooks/use-leave-guard";
import { ReceiptAnalysis } from "./receipt-analysis";
import { ReceiptStatusNotice } from "./receipt-status-notice";
import { ReceiptSummaryCard } from "./receipt-summary";
import { useConfirmReceipt } from "./use-confirm-receipt";

/** Reviews and saves one receipt (receipts-48, receipts-51). A refused change is taken back. */
export function ReviewedReceipt({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslations("review");
  const head = useTranslations("receipt.head");
  const common = useTranslations("common");
  const to = useLocalAddress();
  const itemChanges = useItemChanges(receipt.id, "undo");
  const receiptChanges = useReceiptChanges(receipt.id, "undo");
  const dateRef = useRef<HTMLInputElement>(null);
  const [dateError, setDateError] = useState<string>();
  const draft = receipt.status === "draft";
  const guard = useLeaveGuard(draft, t(receipt.reopened ? "leavingCorrection" : "leaving"));
  const { save, saving, usedUp } = useConfirmReceipt({
    receiptId: receipt.id,
    onNoDate: () => {
      setDateError(head("dateNeeded"));
      dateRef.current?.focus();
    },
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
            <ReceiptSummaryCard receipt={receipt}>
              {draft ? (
                <ReceiptHead
                  receipt={receipt}
                  changes={receiptChanges}
                  dateError={dateError}
                  dateRef={dateRef}
                />
              ) : null}
            </ReceiptSummaryCard>
            <ReceiptStatusNotice receipt={receipt} />
            <NothingGlutenFree
              receipt={receipt}
              busy={discarding}
              onSkip={async () => {
                if (await discard(receipt.id)) guard.leaveTo(to("/upload-receipt"));
              }}
            />
            <DuplicateNotice receipt={receipt} />
            <CurrencyNotice receipt={receipt} changes={receiptChanges} />
            <ReceiptIssues receipt={receipt} />
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
