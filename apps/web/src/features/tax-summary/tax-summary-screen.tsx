"use client";

import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { Suspense } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";
import { Protected } from "@/features/protected/protected";
import { DocumentationReminder } from "./documentation-reminder";
import { TaxSummaryContent } from "./tax-summary";

/** reports-30 /tax-summary. */
export function TaxSummaryScreen() {
  const { edition } = LOCALE_FACTS[useLocale()];
  const t = useTranslations("taxSummary");
  return (
    <Protected
      head={{
        title: t("title"),
        introduction: t("introduction", { edition }),
        tabs: true,
        children: <DocumentationReminder />,
      }}
    >
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <TaxSummaryContent />
      </Suspense>
    </Protected>
  );
}
