"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/components/notices/toast";
import { AccountSection } from "@/features/account/account-section";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { NewPasskey } from "./new-passkey";
import { RenamePasskey } from "./rename-passkey";

/** The passkeys of the account: added, named, removed (accounts-62). */
export function PasskeysSection() {
  const t = useTranslations("passkeys");
  const locale = useLocale();
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const { data: passkeys = [] } = trpc.passkeys.list.useQuery();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const remove = trpc.passkeys.remove.useMutation({
    onSuccess: (left) => {
      utils.passkeys.list.setData(undefined, left);
      toast({ title: t("removed"), tone: "success" });
    },
    onError: toastError,
  });
  const day = (moment: string) => formatDate(moment.slice(0, 10), locale);
  const called = (id: string | null) => passkeys.find((one) => one.id === id)?.name ?? "";
  const hidden = (words: React.ReactNode) => <span className="sr-only">{words}</span>;
  return (
    <AccountSection title={t("title")} description={t("introduction")}>
      {passkeys.length > 0 ? (
        <ul aria-label={t("title")} className="divide-y divide-line text-sm">
          {passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{name}</span>
                <span className="block text-xs text-ink-faint">
                  {t("dates", {
                    host,
                    made: day(createdAt),
                    used: lastUsedAt ? "yes" : "no",
                    lastUsed: lastUsedAt ? day(lastUsedAt) : "",
                  })}
                </span>
              </span>
              <span className="flex flex-wrap gap-2">
                <Button tone="secondary" size="small" onClick={() => setRenaming(id)}>
                  {t.rich("rename", { name, hidden })}
                </Button>
                <Button tone="secondary" size="small" onClick={() => setRemoving(id)}>
                  {t.rich("remove", { name, hidden })}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <NewPasskey />
      {renaming === null ? null : (
        <RenamePasskey id={renaming} name={called(renaming)} onClose={() => setRenaming(null)} />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={t("removeTitle")}
        confirmLabel={t("removeShort")}
        destructive
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) remove.mutate({ id: removing });
          setRemoving(null);
        }}
      >
        {t("removeText", { name: called(removing) })}
      </ConfirmDialog>
    </AccountSection>
  );
}
