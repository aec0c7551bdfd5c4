"use client";

import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { type CsvDownload, downloadCsv } from "./download-csv";

interface DownloadButtonProps {
  file: CsvDownload;
  label?: string;
  tone?: "primary" | "secondary";
  disabled?: boolean;
}

/** reports-29: downloads a report of the tax year as a CSV file. */
export function DownloadButton({ file, label, tone, disabled = false }: DownloadButtonProps) {
  const t = useTranslations("yearReport");
  const [busy, setBusy] = useState(false);
  return (
    <Button
      tone={tone}
      busy={busy}
      disabled={disabled}
      onClick={async () => {
        setBusy(true);
        await downloadCsv(file, t);
        setBusy(false);
      }}
    >
      {busy ? null : <ArrowDownTrayIcon aria-hidden="true" className="size-5" />}
      {label ?? t("download")}
    </Button>
  );
}
