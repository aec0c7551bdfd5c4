"use client";

import type { HouseholdAccess } from "@gf-ledger/domain/account/household-access";
import { INVITED_ROLES } from "@gf-ledger/domain/account/roles";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { SelectField } from "@/components/forms/select-field";
import { Skeleton } from "@/components/notices/skeleton";
import { toast } from "@/components/notices/toast";
import { AccountSection } from "@/features/account/account-section";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { InviteForm } from "./invite-form";

type Member = HouseholdAccess["members"][number];
type Invitation = HouseholdAccess["invitations"][number];

/** Who may use one's records: invited, given another role, removed (accounts-55). */
export function HouseholdSection() {
  const t = useTranslations("household");
  const locale = useLocale();
  const utils = trpc.useUtils();
  const [removing, setRemoving] = useState<Member | null>(null);
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const { data } = trpc.household.list.useQuery();
  const refresh = () => void utils.household.list.invalidate();
  const toastError = useToastError(t("failed"));
  const withToasts = (title: string) => ({
    onSuccess: () => {
      toast({ title, tone: "success" });
      refresh();
    },
    onError: toastError,
  });
  const changeRole = trpc.household.changeRole.useMutation(withToasts(t("changed")));
  const remove = trpc.household.remove.useMutation(withToasts(t("removed")));
  const revoke = trpc.household.withdraw.useMutation(withToasts(t("withdrawn")));
  const day = (moment: string) => formatDate(moment.slice(0, 10), locale);
  return (
    <AccountSection title={t("title")} description={t("introduction")}>
      <InviteForm onInvited={refresh} />
      {data ? null : <Skeleton className="h-16" />}
      {data && data.members.length + data.invitations.length === 0 ? (
        <p className="text-sm text-ink-soft">{t("none")}</p>
      ) : null}
      <ul aria-label={t("members")} className="divide-y divide-line">
        {data?.members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{member.name ?? member.email}</p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                {factsInLine([
                  member.name ? member.email : null,
                  t("since", { day: day(member.acceptedAt) }),
                ])}
              </p>
            </div>
            <span className="flex flex-wrap items-center gap-2">
              <SelectField
                label={t("roleOf", { email: member.email })}
                labelHidden
                value={member.role}
                options={INVITED_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
                onChange={({ target }) => {
                  const role = INVITED_ROLES.find((one) => one === target.value);
                  if (role) changeRole.mutate({ id: member.id, role });
                }}
              />
              <Button
                tone="secondary"
                size="small"
                aria-label={t("removeNamed", { email: member.email })}
                onClick={() => setRemoving(member)}
              >
                {t("remove")}
              </Button>
            </span>
          </li>
        ))}
        {data?.invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="wrap-anywhere">{invitation.email}</span>
                <Badge>{t(`roles.${invitation.role}`)}</Badge>
              </p>
              <p className="text-sm text-ink-soft">{t("pending", { day: day(invitation.expiresAt) })}</p>
            </div>
            <Button
              tone="secondary"
              size="small"
              aria-label={t("withdrawNamed", { email: invitation.email })}
              onClick={() => setWithdrawing(invitation)}
            >
              {t("withdraw")}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        title={t("removeTitle")}
        confirmLabel={t("remove")}
        destructive
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) remove.mutate({ id: removing.id });
          setRemoving(null);
        }}
      >
        {t("removeWords", { email: removing?.email ?? "" })}
      </ConfirmDialog>
      <ConfirmDialog
        open={withdrawing !== null}
        title={t("withdrawTitle")}
        confirmLabel={t("withdraw")}
        destructive
        onCancel={() => setWithdrawing(null)}
        onConfirm={() => {
          if (withdrawing) revoke.mutate({ id: withdrawing.id });
          setWithdrawing(null);
        }}
      >
        {t("withdrawWords", { email: withdrawing?.email ?? "" })}
      </ConfirmDialog>
    </AccountSection>
  );
}
