import type { SharedClaim } from "@gf-ledger/claim/file/claim-link";
import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { DownloadDocument } from "@/features/claim/documents/download-document";

const DOCUMENT_NAMES = [
  { name: "report.pdf", ending: "pdf" },
  { name: "report.xlsx", ending: "xlsx" },
  { name: "summary.csv", ending: "csv" },
  { name: "package", ending: "zip" },
] as const;

/** The documents of a shared claim, to download. */
export function SharedDocuments({ claim }: { claim: SharedClaim }) {
  const t = useTranslations("sharedClaim");
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {DOCUMENT_NAMES.map(({ name, ending }, index) => (
        <DownloadDocument
          key={name}
          path={`/api/shares/${claim.linkId}/${name}`}
          tone={index === 0 ? "primary" : "secondary"}
        >
          <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
          {t(ending)}
        </DownloadDocument>
      ))}
    </div>
  );
}
