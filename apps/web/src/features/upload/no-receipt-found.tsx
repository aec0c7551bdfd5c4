import { CameraIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { PhotoInput } from "./photo-inputs";

interface NoReceiptFoundProps {
  onAgain: (files: File[]) => void;
  onByHand: () => void;
}

/** Says that a photo shows no receipt (receipts-61): another one takes its place, or lines are added by hand. */
export function NoReceiptFound({ onAgain, onByHand }: NoReceiptFoundProps) {
  const t = useTranslations("upload.noReceipt");
  return (
    <Alert
      live
      tone="danger"
      title={t("title")}
      actions={
        <>
          <PhotoInput camera size="small" onFiles={onAgain}>
            <CameraIcon aria-hidden="true" className="size-5" />
            {t("again")}
          </PhotoInput>
          <Button tone="secondary" size="small" onClick={onByHand}>
            {t("byHand")}
          </Button>
        </>
      }
    >
      {t("text")}
    </Alert>
  );
}
