"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { FileField } from "@/components/forms/file-field";
import { Alert } from "@/components/notices/alert";
import { toast } from "@/components/notices/toast";
import { trpc } from "@/trpc/client";
import { askFirstReadsAnew } from "@/trpc/first-reads";
import { failedImportMessage } from "./failed-import";

/** Imports the download of an account into one that holds nothing (accounts-41). */
export function ImportData() {
  const t = useTranslations("account.bringIn");
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const text = useId();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [share, setShare] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);

  async function bringIn(zip: File) {
    setBusy(true);
    setShare(0);
    setWrong(null);
    try {
      const { sendImport } = await import("./send-import");
      const description = await sendImport(zip, setShare);
      toast({ title: t("done"), description, tone: "success" });
      askFirstReadsAnew(queryClient.getQueryCache());
      await utils.invalidate();
    } catch (error) {
      setWrong(failedImportMessage(error, t));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="border-t border-line pt-4">
      <div className="flex flex-col gap-2">
        <FileField
          label={t("title")}
          accept=".zip,application/zip"
          aria-describedby={text}
          onChoose={setFile}
        />
      </div>
      <p id={text} className="mt-2 text-sm text-ink-soft">
        {t("text")}
      </p>
      <div className="mt-2">
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
