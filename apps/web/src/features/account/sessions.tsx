"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { deviceName } from "@gf-ledger/messages/device-name";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { useToastError } from "@/features/language/toast-failure";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { AccountSection } from "./account-section";

/** The browsers that the person is signed in with; each can be signed out here. */
export function Sessions() {
  const t = useTranslations("account.sessions");
  const common = useTranslations("common");
  const toastError = useToastError();
  const locale = useLocale();
  const utils = trpc.useUtils();
  const list = trpc.account.sessions.useQuery();
  const sessions = list.data;
  const revoke = trpc.account.revokeSession.useMutation({
    onSuccess: () => utils.account.sessions.invalidate(),
    onError: toastError,
  });
  return (
    <AccountSection id="devices" title={t("title")}>
      {sessions ? (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div>
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {deviceName(session.userAgent, common)}
                  {session.current ? <Badge tone="claim">{t("this")}</Badge> : null}
                </p>
                <p className="text-sm text-ink-soft">
                  {t("since", { day: formatDate(session.createdAt.slice(0, 10), locale) })}
                </p>
              </div>
              {session.current ? null : (
                <Button
                  tone="secondary"
                  size="small"
                  disabled={revoke.isPending}
                  onClick={() => revoke.mutate({ id: session.id })}
                >
                  {t.rich("signOut", {
                    device: deviceName(session.userAgent, common),
                    hidden: (words) => <span className="sr-only">{words}</span>,
                  })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Loading of={[list]} className="h-24" />
      )}
    </AccountSection>
  );
}
