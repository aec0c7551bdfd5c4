"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { ArithmeticPanel } from "@/features/receipt-editor/arithmetic-panel";
import { useItemChanges } from "@/features/receipt-editor/changes/use-item-changes";
import { useReceiptChanges } from "@/features/receipt-editor/changes/use-receipt-changes";
import { CheckingLayout } from "@/features/receipt-editor/checking-layout";
import { MatchingPanel } from "@/features/receipt-editor/matching-panel";
import { CheckingNotices } from "@/features/receipt-editor/notices/checking-notices";
import { ReceiptHead } from "@/features/receipt-editor/receipt-head";
import { SelectionFigures } from "@/features/receipt-editor/selection-figures";
import { ReceiptAnalysis } from "./receipt-analysis";
import { ReceiptStatusNotice } from "./receipt-status-notice";

/** A receipt for whoever only reads the records (accounts-70): a draft too is shown as a saved one is. */
export function ReadReceipt({ receipt }: { receipt: ReceiptView }) {
  const shown: ReceiptView = { ...receipt, status: "confirmed" };
  const itemChanges = useItemChanges(receipt.id, "undo");
  const receiptChanges = useReceiptChanges(receipt.id, "undo");
  return (
    <CheckingLayout
      receipt={shown}
      page="review"
      itemChanges={itemChanges}
      receiptChanges={receiptChanges}
      head={
        <>
          <ReceiptHead receipt={shown} changes={receiptChanges} />
          <CheckingNotices
            receipt={shown}
            changes={receiptChanges}
            status={receipt.status === "confirmed" ? <ReceiptStatusNotice receipt={receipt} /> : null}
          />
        </>
      }
      bar={<SelectionFigures receipt={shown} />}
      panels={
        <>
          <ReceiptAnalysis receipt={receipt} />
          <MatchingPanel receipt={receipt} />
          <ArithmeticPanel receipt={receipt} />
        </>
      }
    />
  );
}
