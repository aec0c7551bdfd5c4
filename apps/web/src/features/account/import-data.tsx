"use client";

import { useState } from "react";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { failedImportMessage } from "./failed-import";
import { sendImport } from "./send-import";

/** Brings the download of an account in, merged with what is here (accounts-52). */
export function ImportData() {
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
      toast({ title: "Your data has been brought in.", description, tone: "success" });
      await utils.invalidate();
    } catch (error) {
      setWrong(failedImportMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="border-t border-line pt-4">
      <label htmlFor="import-file" className="text-sm font-semibold">
        Bring in data from a ZIP
      </label>
      <p className="mb-2 text-sm text-ink-soft">
        A download of this account or another. What is here already stays as it is.
      </p>
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
          Bring in
        </Button>
      </div>
      {busy ? (
        <div className="mt-3">
          <label htmlFor="import-progress" className="text-sm text-ink-soft">
            Bringing in your data
          </label>
          <progress id="import-progress" className="block w-full" value={share} max={1} />
        </div>
      ) : null}
      {wrong ? (
        <Alert live tone="danger" title="Nothing was brought in" className="mt-3">
          {wrong}
        </Alert>
      ) : null}
    </div>
  );
}
