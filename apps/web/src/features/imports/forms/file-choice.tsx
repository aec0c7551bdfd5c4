"use client";

import { useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { FileField } from "@/components/forms/file-field";

interface FileChoiceProps {
  /** The name of the file that was chosen. */
  chosen: string | null;
  onChoose: (file: File) => void;
  onForget: () => void;
}

/** Chooses a file; once one is chosen, says which. */
export function FileChoice({ chosen, onChoose, onForget }: FileChoiceProps) {
  const t = useTranslations("imports");
  const hint = useId();
  if (chosen !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">{chosen}</p>
        <Button tone="secondary" onClick={onForget}>
          {t("chooseOther")}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      <FileField
        label={t("choose")}
        accept=".csv,.tsv,.txt,.xlsx,.qif,.ofx,.qfx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={hint}
        onChoose={(file) => file && onChoose(file)}
      />
      <p id={hint} className="text-xs text-ink-faint">
        {t("chooseHint")}
      </p>
    </div>
  );
}
