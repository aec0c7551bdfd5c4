"use client";

import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { dayOf } from "./day-of";
import { DuplicateRows } from "./duplicate-rows";
import { FaultyRows } from "./faulty-rows";
import { ColumnsForm } from "./forms/columns-form";
import { DateQuestion } from "./forms/date-question";
import { SpendingQuestion } from "./forms/spending-question";
import { PreviewRows } from "./preview-rows";
import { UncountedRows } from "./uncounted-rows";
import type { useImport } from "./use-import";

interface ImportDraftProps {
  draft: Omit<ReturnType<typeof useImport>, "preview"> & { preview: ImportPreview };
}

/** One of the amounts, one below 0 where the samples have any. */
function samplePrice({ columns, mapping }: ImportPreview): string {
  const samples = columns[mapping.columns.price ?? -1]?.samples ?? [];
  return samples.find((sample) => /[-\u2212(]/.test(sample)) ?? samples[0] ?? "";
}

/** A file before it is imported: its columns, what will be saved, and what will not. */
export function ImportDraft({ draft }: ImportDraftProps) {
  const t = useTranslations("imports");
  const locale = useLocale();
  const { preview, choices, setChoices, busy } = draft;
  const { earlier, unclearDate, questions, duplicateCount, faultCount } = preview;
  const rows = preview.readyCount + (choices.withDuplicates ? duplicateCount : 0);
  const blocked = questions.length > 0 || rows === 0 || (faultCount > 0 && !choices.withoutFaults);
  return (
    <>
      {earlier ? (
        <Alert tone="warn">
          {t("earlier", { date: dayOf(earlier.createdAt, locale), rows: earlier.lineItemCount })}
        </Alert>
      ) : null}
      {unclearDate ? (
        <DateQuestion
          unclear={unclearDate}
          onAnswer={(dateOrder) => draft.change({ ...preview.mapping, dateOrder })}
        />
      ) : null}
      {questions.includes("spending") ? (
        <SpendingQuestion
          text={samplePrice(preview)}
          onAnswer={(spending) => draft.change({ ...preview.mapping, spending })}
        />
      ) : null}
      <ColumnsForm preview={preview} onChange={draft.change} />
      {questions.length === 0 ? (
        <>
          <PreviewRows preview={preview} />
          <FaultyRows
            preview={preview}
            leftOut={choices.withoutFaults}
            onLeaveOut={(withoutFaults) => setChoices({ ...choices, withoutFaults })}
          />
          <DuplicateRows
            preview={preview}
            takenIn={choices.withDuplicates}
            onTakeIn={(withDuplicates) => setChoices({ ...choices, withDuplicates })}
          />
          <UncountedRows
            preview={preview}
            note={choices.kindNote}
            onNote={(kindNote) => setChoices({ ...choices, kindNote })}
          />
          <div>
            <Button
              className="max-sm:w-full"
              disabled={blocked || busy === "reading"}
              busy={busy === "taking-in"}
              onClick={() => void draft.takeIn()}
            >
              {busy === "taking-in" ? t("takingIn") : t("takeIn", { rows })}
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}
