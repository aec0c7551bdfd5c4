"use client";

import { useTranslations } from "use-intl";
import { Protected } from "@/features/protected/protected";
import { Imports } from "./imports";

/** reports-37 /imports. */
export function ImportsScreen() {
  const t = useTranslations("imports");
  return (
    <Protected head={{ title: t("title"), introduction: t("introduction") }}>
      <Imports />
    </Protected>
  );
}
