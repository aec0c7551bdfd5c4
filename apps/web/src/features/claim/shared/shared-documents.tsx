import type { SharedClaim } from "@gf-ledger/claim/file/claim-link";
import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { DownloadDocument } from "@/features/claim/documents/download-document";

const DOCUMENT_NAMES = [
  { paper: "report.pdf", ending: "pdf" },
  { paper: "report.xlsx", ending: "xlsx" },
  { paper: "summary.csv", ending: "csv" },
  { paper: "package", ending: "zip" },
] as const;

/** The papers of a shared claim to download. */
export function SharedDocuments({ claim }: { claim: SharedClaim }) {
  const t = useTranslations("sharedClaim");
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {DOCUMENT_NAMES.map(({ paper: claimDocument, ending }, index) => (
        <DownloadDocument
          key={claimDocument}
          path={`/api/shares/${claim.linkId}/${claimDocument}`}
          tone={index === 0 ? "primary" : "secondary"}
        >
          <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
          {t(ending)}
        </DownloadDocument>
      ))}
    </div>
  );
}
