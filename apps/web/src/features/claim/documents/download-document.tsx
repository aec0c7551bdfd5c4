"use client";

import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { toast } from "@/components/notices/toast";
import { nameOfAnswer, saveFile } from "@/features/reports/documents/download-csv";
import { messageOf } from "./message-of";

interface DownloadDocumentProps {
  path: string;
  tone: "primary" | "secondary";
  children: ReactNode;
}

/**
 * A button that fetches one paper and saves it under the server's name for it; a refusal is shown in the server's
 * words.
 */
export function DownloadDocument({ path, tone, children }: DownloadDocumentProps) {
  const t = useTranslations("claimDownloads");
  const [busy, setBusy] = useState(false);

  const failed = (description: string) => toast({ title: t("failed"), description, tone: "danger" });

  async function download() {
    setBusy(true);
    try {
      const answer = await fetch(path, {
        credentials: "include",
        cache: "no-store",
        // A shared claim's documents are in the page's language.
        headers: { "Accept-Language": document.documentElement.lang },
      });
      if (answer.ok) {
        const fileName = nameOfAnswer(answer);
        saveFile(await answer.blob(), fileName);
        toast({ title: t("downloaded", { file: fileName }), tone: "success" });
      } else failed(await messageOf(answer, t("failedText")));
    } catch {
      failed(t("failedText"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone={tone} busy={busy} onClick={() => void download()}>
      {children}
    </Button>
  );
}
