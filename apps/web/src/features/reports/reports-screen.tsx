"use client";

import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
import { LoginNeeded } from "@/features/protected/login-needed";
import { Protected } from "@/features/protected/protected";
import { WaitingReportHeader } from "./report-header";
import { Reports } from "./reports";

/** reports-14 /reports, with its own words for signed-out people. */
export function ReportsScreen() {
  const t = useTranslations("reports");
  const to = useLocalAddress();
  return (
    <Protected
      head={{ tabs: true, children: <WaitingReportHeader /> }}
      signedOut={
        <LoginNeeded
          title={t("title")}
          text={t("signInText")}
          href={`/login?redirect=${to("/reports")}`}
          label={t("signIn")}
        />
      }
    >
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <Reports />
      </Suspense>
    </Protected>
  );
}
