import type { NoReceiptReason } from "@gf-ledger/domain/reading/receipt-reading";
import { CameraIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { PhotoInput } from "./photo-inputs";

interface NoReceiptFoundProps {
  /** Why, where the reader could tell. */
  reason: NoReceiptReason | null;
  onAgain: (files: File[]) => void;
  onByHand: () => void;
}

/** Says that a photo shows no receipt (receipts-61): another one takes its place, or lines are added by hand. */
export function NoReceiptFound({ reason, onAgain, onByHand }: NoReceiptFoundProps) {
  const t = useTranslations("photoAdvice");
  return (
    <Alert
      live
      tone="danger"
      title={t("noReceipt.title")}
      actions={
        <>
          <PhotoInput camera tone="secondary" size="small" onFiles={onAgain}>
            <CameraIcon aria-hidden="true" className="size-5" />
            {t("again")}
          </PhotoInput>
          <Button tone="secondary" size="small" onClick={onByHand}>
            {t("noReceipt.byHand")}
          </Button>
        </>
      }
    >
      {reason === null ? t("noReceipt.text") : t(`noReceipt.because.${reason}`)}
    </Alert>
  );
}
