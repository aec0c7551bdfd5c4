"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { failedImportMessage } from "./failed-import";
import { sendImport } from "./send-import";

/** Brings the download of an account in, merged with what is here (accounts-52). */
export function ImportData() {
  const t = useTranslations("account.bringIn");
  const utils = trpc.useUtils();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [share, setShare] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);

  async function bringIn(zip: File) {
    setBusy(true);
    setShare(0);
    setWrong(null);
    try {
      const description = await sendImport(zip, setShare);
      toast({ title: t("done"), description, tone: "success" });
      await utils.invalidate();
    } catch (error) {
      setWrong(failedImportMessage(error, t));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="border-t border-line pt-4">
      <label htmlFor="import-file" className="text-sm font-semibold">
        {t("title")}
      </label>
      <p className="mb-2 text-sm text-ink-soft">{t("text")}</p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          id="import-file"
          type="file"
          accept=".zip,application/zip"
          className="min-h-11 max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <Button
          tone="secondary"
          busy={busy}
          disabled={file === null}
          onClick={() => file && void bringIn(file)}
        >
          {t("start")}
        </Button>
      </div>
      {busy ? (
        <div className="mt-3">
          <label htmlFor="import-progress" className="text-sm text-ink-soft">
            {t("busy")}
          </label>
          <progress id="import-progress" className="block w-full" value={share} max={1} />
        </div>
      ) : null}
      {wrong ? (
        <Alert live tone="danger" title={t("nothing")} className="mt-3">
          {wrong}
        </Alert>
      ) : null}
    </div>
  );
}
