import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import type { PhotoStep } from "../reading/photo-queue";

interface ReadingFailedProps {
  state: Extract<PhotoStep, { step: "failed" }>;
  onRetry: () => void;
}

/** Why a photo, which is kept, could not be read. */
export function ReadingFailed({ state, onRetry }: ReadingFailedProps) {
  const t = useTranslations("upload.reading");
  const common = useTranslations("common");
  return (
    <Alert
      live
      tone="danger"
      title={t("failedTitle")}
      actions={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {common("tryAgain")}
        </Button>
      }
    >
      {t("stillHere", { message: state.message })}
    </Alert>
  );
}
