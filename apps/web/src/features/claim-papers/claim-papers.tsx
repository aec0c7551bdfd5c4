"use client";

import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { Card, CardBody, CardTitle } from "@/components/card";
import { AddPhotos } from "./add-photos";
import { DownloadPaper } from "./download-paper";

interface ClaimPapersProps {
  claimId: string;
  taxYear: number;
}

const PAPERS = [
  { paper: "package", ending: "zip", label: "Everything as ZIP" },
  { paper: "report.pdf", ending: "pdf", label: "Report as PDF" },
  { paper: "report.xlsx", ending: "xlsx", label: "Workbook as XLSX" },
] as const;

/** The papers of a claim: report, workbook and package, and the person's own photos laid in (claim-18). */
export function ClaimPapers({ claimId, taxYear }: ClaimPapersProps) {
  return (
    <Card>
      <CardBody>
        <CardTitle>Papers</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">
          What you hand over when you are asked: a report, a workbook with live totals, and a ZIP with both,
          the CSV files and a checklist.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          {PAPERS.map(({ paper, ending, label }, index) => (
            <DownloadPaper
              key={paper}
              path={`/api/claims/${claimId}/${paper}`}
              fileName={`gluten-free-claim-${taxYear}.${ending}`}
              tone={index === 0 ? "primary" : "secondary"}
            >
              <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
              {label}
            </DownloadPaper>
          ))}
        </div>
        <AddPhotos claimId={claimId} taxYear={taxYear} />
      </CardBody>
    </Card>
  );
}
