"use client";

import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";
import { Protected } from "@/features/protected/protected";
import { Receipts } from "./receipts";

/** receipts-67 /receipts. */
export function ReceiptsScreen() {
  const t = useTranslations("receipts");
  return (
    <Protected head={{ title: t("title"), introduction: t("introduction"), tabs: true }}>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <Receipts />
      </Suspense>
    </Protected>
  );
}
