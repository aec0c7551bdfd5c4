"use client";

import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import type { AnswerProps } from "./answer-props";

/** The shop of a receipt, confirmed as it was read or corrected. */
export function StoreAnswer({ receipt: { id, store }, busy, onAnswer }: AnswerProps) {
  const t = useTranslations("receipts.toCheck");
  const [typed, setTyped] = useState(store ?? "");

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== "") onAnswer({ id, store: typed.trim() });
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-2">
      <TextField
        label={t("doubts.store")}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" tone="secondary" size="small" disabled={busy || typed.trim() === ""}>
        {t(typed.trim() === store ? "right" : "set")}
        <span className="sr-only"> {t("doubts.store")}</span>
      </Button>
    </form>
  );
}
