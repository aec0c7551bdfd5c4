"use client";

import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { PrinterIcon } from "@heroicons/react/20/solid";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { DEDUCTION_NOTE } from "@/features/edition/deduction-note";
import { DownloadButton } from "./download-button";
import { reportOf } from "./download-csv";

interface ReportHeaderProps {
  year: number;
  edition: Edition;
  empty: boolean;
}

/** The title with the actions on the whole report; in print also what the report is for. */
export function ReportHeader({ year, edition, empty }: ReportHeaderProps) {
  const { authority, retentionYears, retentionFrom } = EDITION_FACTS[edition];
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-2xl sm:text-3xl">
          Reports
          <span className="hidden print:inline">
            {" "}
            {year}: gluten-free expenses for the {authority}
          </span>
        </h1>
        <p className="mt-1 text-sm text-ink-soft">
          Keep your original receipts for {retentionYears} years from {retentionFrom}: the {authority} may ask
          for them.
        </p>
        <p className="mt-1 max-w-prose text-xs text-ink-faint">{DEDUCTION_NOTE[edition]}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow print:hidden">
        <LinkButton href={`/claim?year=${year}`} tone="secondary">
          Your claim
        </LinkButton>
        <LinkButton href={`/tax-summary?year=${year}`} tone="secondary">
          Tax summary
        </LinkButton>
        <LinkButton href="/people" tone="secondary">
          People
        </LinkButton>
        <LinkButton href="/price-book" tone="secondary">
          Price book
        </LinkButton>
        <Button tone="secondary" disabled={empty} onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" className="size-5" />
          Print
        </Button>
        <DownloadButton file={reportOf(year)} disabled={empty} />
      </div>
    </header>
  );
}
