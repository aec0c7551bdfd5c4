"use client";

import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { toast } from "@/components/toast";
import { saveFile } from "@/features/reports/download-csv";
import { AccountSection } from "./account-section";
import { ImportData } from "./import-data";

/** accounts-40 accounts-41: downloads all of the person's data as a file, and takes such a file back. */
export function YourData() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const answer = await fetch("/api/account/export", { credentials: "include", cache: "no-store" });
      if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
      saveFile(await answer.blob(), "gf-ledger-data.zip");
      toast({ title: "Your data has been downloaded.", tone: "success" });
    } catch {
      toast({
        title: "Download failed",
        description: "Your data could not be put together. Please try again.",
        tone: "danger",
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <AccountSection
      title="Your data"
      description="Everything this account holds, as JSON and CSV in one ZIP file."
    >
      <div>
        <Button tone="secondary" busy={busy} onClick={() => void download()}>
          {busy ? null : <ArrowDownTrayIcon aria-hidden="true" className="size-5" />}
          Download my data
        </Button>
      </div>
      <ImportData />
      <div className="border-t border-line pt-4">
        <p className="mb-2 text-sm text-ink-soft">Purchases from a spreadsheet or another tool.</p>
        <LinkButton href="/imports" tone="secondary">
          Import a table
        </LinkButton>
      </div>
    </AccountSection>
  );
}
