"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

/** Says on every page that a mailed link opened the guarded account elsewhere, until it is put away (accounts-68). */
export function LinkUsed({ at }: { at: string }) {
  const t = useTranslations("protectedPages.linkUsed");
  const locale = useLocale();
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const seen = trpc.account.linkUseSeen.useMutation({
    onSuccess: () =>
      utils.auth.user.setData(undefined, (user) => (user ? { ...user, linkUsedAt: null } : user)),
    onError: toastError,
  });
  return (
    <div role="status" className="border-b border-line bg-warn-soft text-sm text-ink print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <p className="max-w-prose">{t("text", { day: formatDate(at.slice(0, 10), locale) })}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton href="/account#devices" tone="secondary" size="small">
            {t("devices")}
          </LinkButton>
          <Button tone="secondary" size="small" busy={seen.isPending} onClick={() => seen.mutate()}>
            {t("wasMe")}
          </Button>
        </div>
      </div>
    </div>
  );
}
