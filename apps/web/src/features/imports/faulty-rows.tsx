"use client";

import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { useTranslations } from "use-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { Alert } from "@/components/notices/alert";

interface FaultyRowsProps {
  preview: ImportPreview;
  leftOut: boolean;
  onLeaveOut: (leaveOut: boolean) => void;
}

/** The rows that cannot be imported, each with what to do (reports-40). */
export function FaultyRows({ preview, leftOut, onLeaveOut }: FaultyRowsProps) {
  const t = useTranslations("imports.faults");
  const imports = useTranslations("imports");
  const { faults, faultCount } = preview;
  if (faultCount === 0) return null;
  return (
    <Alert tone="danger" title={t("title", { rows: faultCount })}>
      <ul className="mt-2 flex max-h-80 flex-col gap-1 overflow-y-auto">
        {faults.map(({ line, message }) => (
          <li key={line}>
            <span className="figures font-semibold">{t("line", { line: String(line) })}</span> {message}
          </li>
        ))}
        {faults.length < faultCount ? (
          <li>{imports("moreRows", { rows: faultCount - faults.length })}</li>
        ) : null}
      </ul>
      <Checkbox
        className="mt-4"
        label={t("leaveOut", { rows: faultCount })}
        checked={leftOut}
        onChange={({ target }) => onLeaveOut(target.checked)}
      />
    </Alert>
  );
}
