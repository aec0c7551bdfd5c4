import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";

interface NothingGlutenFreeProps {
  busy: boolean;
  onSkip: () => void;
}

/** Whether a new receipt's lines were read and none of them was taken for gluten-free, by reader or person. */
export function holdsNothing({ status, reopened, items }: ReceiptView): boolean {
  if (status !== "draft" || reopened || items.length === 0) return false;
  return items.every((item) => !item.glutenFree && !item.selected);
}

/** Offers to skip a receipt on which nothing gluten-free was found (receipts-62). */
export function NothingGlutenFree({ busy, onSkip }: NothingGlutenFreeProps) {
  const t = useTranslations("receipt.nothing");
  return (
    <Alert
      title={t("title")}
      actions={
        <Button tone="secondary" size="small" busy={busy} onClick={onSkip}>
          {t("skip")}
        </Button>
      }
    >
      {t("text")}
    </Alert>
  );
}
