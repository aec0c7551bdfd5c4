"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";
import { Skeleton } from "@/components/notices/skeleton";
import { ArithmeticPanel } from "@/features/receipt-editor/arithmetic-panel";
import { useItemChanges } from "@/features/receipt-editor/changes/use-item-changes";
import { useReceiptChanges } from "@/features/receipt-editor/changes/use-receipt-changes";
import { CheckingLayout } from "@/features/receipt-editor/checking-layout";
import { MatchingPanel } from "@/features/receipt-editor/matching-panel";
import { ReceiptHead } from "@/features/receipt-editor/receipt-head";
import { SelectionFigures } from "@/features/receipt-editor/selection-figures";
import { trpc } from "@/trpc/client";

interface DemonstratedReceiptProps {
  id: string;
  action: ReactNode;
}

/** The sample receipt, checked as one's own would be; `action` stands where that one would be saved. */
export function DemonstratedReceipt({ id, action }: DemonstratedReceiptProps) {
  const t = useTranslations("demonstration");
  const { data: receipt } = trpc.receipts.get.useQuery({ id });
  const itemChanges = useItemChanges(id, "undo");
  const receiptChanges = useReceiptChanges(id, "undo");
  if (!receipt) return <Skeleton className="h-96" />;
  return (
    <CheckingLayout
      receipt={receipt}
      page="upload"
      itemChanges={itemChanges}
      receiptChanges={receiptChanges}
      head={
        <>
          <Alert title={t("title")}>{t("text")}</Alert>
          <ReceiptHead receipt={receipt} changes={receiptChanges} />
        </>
      }
      bar={
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <SelectionFigures receipt={receipt} />
          {action}
        </div>
      }
      panels={
        <>
          <MatchingPanel receipt={receipt} />
          <ArithmeticPanel receipt={receipt} />
        </>
      }
    />
  );
}
