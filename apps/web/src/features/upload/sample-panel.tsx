"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Demonstration } from "../demonstration/demonstration";

interface SamplePanelProps {
  receipt: ReceiptView;
  onClose: () => void;
}

/** The sample receipt on the upload page (receipts-63), with the way back to one's own. */
export default function SamplePanel({ receipt, onClose }: SamplePanelProps) {
  const t = useTranslations("upload");
  return (
    <Demonstration
      receipt={receipt}
      action={
        <Button className="w-full shrink-0 sm:w-auto" onClick={onClose}>
          {t("ownReceipt")}
        </Button>
      }
    />
  );
}
