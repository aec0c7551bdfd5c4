"use client";

import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import { Button } from "@/components/button";
import { downloadCsv } from "./download-csv";

/** §2: the report of the tax year as a CSV file. */
export function DownloadButton({ year, disabled = false }: { year: number; disabled?: boolean }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      busy={busy}
      disabled={disabled}
      onClick={async () => {
        setBusy(true);
        await downloadCsv(year);
        setBusy(false);
      }}
    >
      {busy ? null : <ArrowDownTrayIcon aria-hidden="true" className="size-5" />}
      Download CSV
    </Button>
  );
}
