"use client";

import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { AddPhotos } from "./add-photos";
import { DownloadDocument } from "./download-document";

interface ClaimDocumentsProps {
  claimId: string;
  taxYear: number;
}

const DOCUMENT_NAMES = [
  { paper: "package", ending: "zip" },
  { paper: "report.pdf", ending: "pdf" },
  { paper: "report.xlsx", ending: "xlsx" },
] as const;

/** The papers of a claim: report, workbook and package, and the person's own photos laid in (claim-18, claim-30). */
export function ClaimPapersCard({ claimId, taxYear }: ClaimDocumentsProps) {
  const t = useTranslations("claimPapers");
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t("text")}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {DOCUMENT_NAMES.map(({ paper: claimDocument, ending }) => (
            <DownloadDocument
              key={claimDocument}
              path={`/api/claims/${claimId}/${claimDocument}`}
              fileName={`gluten-free-claim-${taxYear}.${ending}`}
              tone="secondary"
            >
              <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
              {t(ending)}
            </DownloadDocument>
          ))}
        </div>
        <AddPhotos claimId={claimId} taxYear={taxYear} />
      </CardBody>
    </Card>
  );
}
