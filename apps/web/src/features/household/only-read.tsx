"use client";

import { useTranslations } from "use-intl";
import { LinkButton } from "@/components/link-button";
import { EmptyState } from "@/components/notices/empty-state";

/** In place of a page that does nothing but change records, for whoever only reads them (accounts-70). */
export function OnlyRead() {
  const t = useTranslations("household");
  return (
    <div className="page py-8 sm:py-10">
      <EmptyState title={t("onlyRead")} actions={<LinkButton href="/receipts">{t("toReceipts")}</LinkButton>}>
        {t("onlyReadText")}
      </EmptyState>
    </div>
  );
}
