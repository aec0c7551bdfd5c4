import { useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";
import type { KeptFor } from "./waiting-photos";

const WORDS = { account: "kept", nobody: "keptForNobody" } as const;

/** Says what happens to photos while there is no network. */
export function OfflineNotice({ kept }: { kept: KeptFor }) {
  const t = useTranslations("upload.offline");
  return (
    <Alert tone="warn" title={t("title")} live>
      {t(kept === null ? "notKept" : WORDS[kept])}
    </Alert>
  );
}
