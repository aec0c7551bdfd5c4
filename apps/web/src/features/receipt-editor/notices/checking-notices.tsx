import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { ReactNode } from "react";
import type { ReceiptChanges } from "../changes/use-receipt-changes";
import { CurrencyAsked, isCurrencyAsked, OtherCurrency } from "./currency-notice";
import { holdsNothing, NothingGlutenFree } from "./nothing-gluten-free";
import { OneNotice } from "./one-notice";
import { DuplicateNotice, hasGeneralIssues, ReceiptIssues } from "./receipt-notices";

interface CheckingNoticesProps {
  receipt: ReceiptView;
  changes: ReceiptChanges;
  /** Whether the receipt is saved or being corrected, said first. */
  status?: ReactNode;
  /** Whether the receipt is being discarded. */
  skipping?: boolean;
  onSkip?: () => void;
}

/** Notices about a receipt as a whole, one at a time. */
export function CheckingNotices({
  receipt,
  changes,
  status = null,
  skipping = false,
  onSkip,
}: CheckingNoticesProps) {
  return (
    <>
      <OneNotice
        notices={[
          status,
          receipt.duplicateOf !== null && <DuplicateNotice receipt={receipt} />,
          onSkip !== undefined && holdsNothing(receipt) && (
            <NothingGlutenFree busy={skipping} onSkip={onSkip} />
          ),
          isCurrencyAsked(receipt) && <CurrencyAsked receipt={receipt} changes={changes} />,
          hasGeneralIssues(receipt) && <ReceiptIssues receipt={receipt} changes={changes} />,
        ]}
      />
      <OtherCurrency receipt={receipt} changes={changes} />
    </>
  );
}
