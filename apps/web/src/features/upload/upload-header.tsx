"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LinkButton } from "@/components/link-button";

/** The upload page's heading, the way to all receipts, and what is done here: the same for everybody (screens-49). */
export function UploadHeader({ children }: { children?: ReactNode }) {
  const t = useTranslations("upload");
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <LinkButton href="/receipts" tone="secondary" size="small">
          {t("yourReceipts")}
        </LinkButton>
      </div>
      <p className="max-w-prose text-sm text-ink-soft">{t("introduction")}</p>
      {children}
    </header>
  );
}
