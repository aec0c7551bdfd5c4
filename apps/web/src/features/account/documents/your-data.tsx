"use client";

import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { toast } from "@/components/notices/toast";
import { nameOfAnswer, saveFile } from "@/features/reports/documents/download-csv";
import { AccountSection } from "../account-section";
import { ImportData } from "./import-data";

/** accounts-40 accounts-41: downloads all of the person's data as a file, and takes such a file back. */
export function YourData() {
  const t = useTranslations("account.data");
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const answer = await fetch("/api/account/export", { credentials: "include", cache: "no-store" });
      if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
      saveFile(await answer.blob(), nameOfAnswer(answer));
      toast({ title: t("downloaded"), tone: "success" });
    } catch {
      toast({
        title: t("notDownloaded"),
        description: t("notDownloadedText"),
        tone: "danger",
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <AccountSection title={t("title")} description={t("description")}>
      <div>
        <Button tone="secondary" busy={busy} onClick={() => void download()}>
          {busy ? null : <ArrowDownTrayIcon aria-hidden="true" className="size-5" />}
          {t("download")}
        </Button>
      </div>
      <ImportData />
      <div className="border-t border-line pt-4">
        <p className="mb-2 text-sm text-ink-soft">{t("table")}</p>
        <LinkButton href="/imports" tone="secondary">
          {t("importTable")}
        </LinkButton>
      </div>
    </AccountSection>
  );
}
