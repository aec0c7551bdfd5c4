"use client";

import type { Spending } from "@gf-ledger/domain/imports/import-fields";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";

interface SpendingQuestionProps {
  /** One of the amounts below 0, as the table writes it. */
  text: string;
  onAnswer: (spending: Spending) => void;
}

/** Asks whether a table whose amounts stand below 0 tells of purchases (reports-64). */
export function SpendingQuestion({ text, onAnswer }: SpendingQuestionProps) {
  const t = useTranslations("imports.spending");
  return (
    <Alert
      live
      tone="warn"
      title={t("title", { text })}
      actions={(["below", "above"] as const).map((spending) => (
        <Button key={spending} tone="secondary" onClick={() => onAnswer(spending)}>
          {t(spending)}
        </Button>
      ))}
    >
      {t("words")}
    </Alert>
  );
}
