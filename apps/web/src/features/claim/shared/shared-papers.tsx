import type { SharedClaim } from "@gf-ledger/claim/file/claim-link";
import { ArrowDownTrayIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { DownloadPaper } from "@/features/claim/documents/download-paper";

const PAPERS = [
  { paper: "report.pdf", ending: "pdf" },
  { paper: "report.xlsx", ending: "xlsx" },
  { paper: "summary.csv", ending: "csv" },
  { paper: "package", ending: "zip" },
] as const;

/** The papers of a shared claim to download. */
export function SharedPapers({ claim }: { claim: SharedClaim }) {
  const t = useTranslations("sharedClaim");
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {PAPERS.map(({ paper, ending }, index) => (
        <DownloadPaper
          key={paper}
          path={`/api/shares/${claim.linkId}/${paper}`}
          fileName={`gluten-free-claim-${claim.taxYear}.${ending}`}
          tone={index === 0 ? "primary" : "secondary"}
        >
          <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
          {t(ending)}
        </DownloadPaper>
      ))}
    </div>
  );
}
