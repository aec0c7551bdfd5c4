"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";
import { ONLY_IN } from "./other-edition-article";

/** On the list, for whoever asked for an article that the other edition alone has (editions-11). */
export function OtherEditionNotice({ edition }: { edition: Edition }) {
  const t = useTranslations("blogStates");
  const other = edition === "ca" ? "us" : "ca";
  if (useSearchParams().get(ONLY_IN) !== other) return null;
  const only = other === "ca" ? "onlyInCanada" : "onlyInUnitedStates";
  return (
    <Alert title={t(`${only}.title`)} className="mb-8">
      {t(`${only}.text`)}
    </Alert>
  );
}
