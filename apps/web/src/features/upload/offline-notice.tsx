import { useTranslations } from "use-intl";
import { Alert } from "@/components/alert";

/** Says what happens to photos while there is no network. */
export function OfflineNotice({ kept }: { kept: boolean }) {
  const t = useTranslations("upload.offline");
  return (
    <Alert tone="warn" title={t("title")} live>
      {t(kept ? "kept" : "notKept")}
    </Alert>
  );
}
