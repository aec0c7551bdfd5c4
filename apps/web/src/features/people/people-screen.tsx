"use client";

import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";
import { Protected } from "@/features/protected/protected";
import { PeoplePage } from "./people-page";

/** claim-23 /people. */
export function PeopleScreen() {
  const t = useTranslations("people");
  return (
    <Protected head={{ title: t("title"), introduction: t("introduction"), tabs: true }}>
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <PeoplePage />
      </Suspense>
    </Protected>
  );
}
