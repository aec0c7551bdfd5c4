"use client";

import { useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";

interface FileChoiceProps {
  /** The name of the file that was chosen. */
  chosen: string | null;
  onChoose: (file: File) => void;
  onForget: () => void;
}

/** Chooses a file; once one is chosen, says which. */
export function FileChoice({ chosen, onChoose, onForget }: FileChoiceProps) {
  const t = useTranslations("imports");
  const id = useId();
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
      <label htmlFor={id} className="text-sm font-semibold">
        {t("choose")}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={`${id}-hint`}
        className="min-h-11 max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
        }}
      />
      <p id={`${id}-hint`} className="text-xs text-ink-faint">
        {t("chooseHint")}
      </p>
    </div>
  );
}
