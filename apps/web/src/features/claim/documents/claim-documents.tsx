"use client";

import { AUDIENCES } from "@gf-ledger/domain/documents/audience";
import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { AddPhotos } from "./add-photos";
import { DownloadDocument } from "./download-document";

interface ClaimDocumentsProps {
  claimId: string;
}

const PER_AUDIENCE = [
  { name: "report.pdf", ending: "pdf" },
  { name: "package", ending: "zip" },
] as const;

/**
 * The documents of a claim in its two packages, for the authority and for oneself (claim-71), the workbook, and the
 * person's own photos added to them (claim-18, claim-30).
 */
export function ClaimDownloadsCard({ claimId }: ClaimDocumentsProps) {
  const t = useTranslations("claimDownloads");
  return (
    <Card className="print:hidden">
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <div className="mt-2 grid gap-6 sm:grid-cols-2">
          {AUDIENCES.map((audience) => (
            <section key={audience} className="flex flex-col" aria-labelledby={`documents-${audience}`}>
              <h3 id={`documents-${audience}`} className="font-semibold">
                {t(`${audience}.title`)}
              </h3>
              <p className="mt-1 max-w-prose text-sm text-ink-soft">{t(`${audience}.text`)}</p>
              <div className="mt-auto flex flex-wrap gap-3 pt-3">
                {PER_AUDIENCE.map(({ name, ending }) => (
                  <DownloadDocument
                    key={name}
                    path={`/api/claims/${claimId}/${name}?for=${audience}`}
                    tone="secondary"
                  >
                    <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
                    {t(`${audience}.${ending}`)}
                  </DownloadDocument>
                ))}
              </div>
            </section>
          ))}
        </div>
        <div className="mt-6 border-t border-line pt-5">
          <h3 className="font-semibold">{t("all.title")}</h3>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{t("all.text")}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <DownloadDocument path={`/api/claims/${claimId}/package`} tone="secondary">
              <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
              {t("zip")}
            </DownloadDocument>
            <DownloadDocument path={`/api/claims/${claimId}/report.xlsx`} tone="secondary">
              <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
              {t("xlsx")}
            </DownloadDocument>
          </div>
        </div>
        <AddPhotos claimId={claimId} />
      </CardBody>
    </Card>
  );
}
