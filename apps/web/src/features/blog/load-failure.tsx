"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";

/** A blog page that could not be loaded, with a Retry that reloads (pages-11). */
export function LoadFailure({ of }: { of: "list" | "article" }) {
  const t = useTranslations("blogStates");
  return (
    <div className="page max-w-2xl py-20">
      <Alert
        tone="danger"
        live
        title={of === "list" ? t("listFailed") : t("articleFailed")}
        actions={
          <Button size="small" tone="secondary" onClick={() => window.location.reload()}>
            {t("retry")}
          </Button>
        }
      />
    </div>
  );
}
