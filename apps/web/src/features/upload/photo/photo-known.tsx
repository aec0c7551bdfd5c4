import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { Alert } from "@/components/notices/alert";
import type { KnownPhoto } from "../reading/known-photo-of";

interface PhotoKnownProps {
  known: KnownPhoto;
  onReadAgain: () => void;
}

/** Says, before a photo is read, that there is a receipt of it already (receipts-6); the person decides. */
export function PhotoKnown({ known, onReadAgain }: PhotoKnownProps) {
  const t = useTranslations("upload.known");
  const which = known.saved ? "saved" : "unsaved";
  return (
    <Alert
      live
      tone="warn"
      title={t(`${which}.title`)}
      actions={
        <>
          <LinkButton tone="secondary" size="small" href={`/receipt-review/${known.receiptId}`}>
            {t(`${which}.look`)}
          </LinkButton>
          <Button tone="secondary" size="small" onClick={onReadAgain}>
            {t("again")}
          </Button>
        </>
      }
    >
      {t(`${which}.text`)}
    </Alert>
  );
}
