"use client";

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";
import { trpc } from "@/trpc/client";

/** What belongs to an account's owner: in somebody else's records it says so instead (accounts-69). */
export function OwnersAlone({ children }: { children: ReactNode }) {
  const t = useTranslations("household");
  const { data } = trpc.auth.user.useQuery(undefined, { retry: false });
  if (!data || data.role === "owner") return children;
  return <Alert>{t("ownersAlone")}</Alert>;
}
