"use client";

import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { DownloadDocument } from "@/features/claim/documents/download-document";

interface VersionsProps {
  claimId: string;
  versions: ClaimChangesView["versions"];
}

/** What was filed and each adjustment beside it, with the papers of those before the last (claim-68). */
export function ClaimVersions({ claimId, versions }: VersionsProps) {
  const t = useTranslations("claim.versions");
  const locale = useLocale();
  if (versions.length < 2) return null;
  return (
    <ul className="mt-4 divide-y divide-line border-t border-line text-sm">
      {versions.map(({ number, amount, sha256, isCurrent }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0">
            <p>
              {t(number === 1 ? "filed" : "adjusted", {
                amount: formatMoney(amount, locale),
                number: number - 1,
              })}
            </p>
            <p className="font-mono text-xs break-all text-ink-soft">{sha256}</p>
          </div>
          {isCurrent ? null : (
            <DownloadDocument path={`/api/claims/${claimId}/package?version=${number}`} tone="secondary">
              {t("documents")}
            </DownloadDocument>
          )}
        </li>
      ))}
    </ul>
  );
}
