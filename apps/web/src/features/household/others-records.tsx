"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { trpc } from "@/trpc/client";
import { useLookingAt } from "./use-looking-at";

/** Says on every page whose records it shows, where they are not one's own (accounts-70). */
export function OthersRecords({ role }: { role: "member" | "preparer" }) {
  const t = useTranslations("household");
  const { data } = trpc.household.accounts.useQuery();
  const { busy, lookAt } = useLookingAt();
  const owner = data?.accounts.find(({ current }) => current)?.owner ?? t("somebodyElse");
  return (
    <div className="border-b border-line bg-info-soft text-sm text-ink print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <p className="wrap-anywhere">{t(role === "member" ? "bannerMember" : "bannerPreparer", { owner })}</p>
        <Button tone="secondary" size="small" busy={busy} onClick={() => lookAt(null)}>
          {t("back")}
        </Button>
      </div>
    </div>
  );
}
