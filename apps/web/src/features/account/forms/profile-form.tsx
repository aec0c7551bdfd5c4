"use client";

import { EDITIONS } from "@gf-ledger/domain/edition/edition-facts";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/forms/checkbox";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { AccountSection } from "../account-section";

/** Address, name and home edition. */
export function ProfileForm() {
  const t = useTranslations("account.profile");
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const { data: user } = trpc.auth.user.useQuery(undefined, { retry: false });
  const [name, setName] = useState(user?.name ?? "");
  const [edition, setEdition] = useState(user?.edition ?? "ca");
  const [taxReminders, setTaxReminders] = useState(user?.taxReminders ?? true);
  const update = trpc.account.updateProfile.useMutation({
    onSuccess: (updated) => {
      utils.auth.user.setData(undefined, (known) => known && { ...known, ...updated });
      toast({ title: t("saved"), tone: "success" });
    },
    onError: toastError,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    update.mutate({ name: name.trim() === "" ? null : name, edition, taxReminders });
  }

  return (
    <AccountSection title={t("title")}>
      <form onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        <TextField label={t("email")} type="email" value={user?.email ?? ""} readOnly autoComplete="email" />
        <TextField
          label={t("name")}
          value={name}
          maxLength={100}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={t("edition")}
          value={edition}
          options={EDITIONS.map((one) => ({
            value: one,
            label: t(`editions.${one}`),
          }))}
          onChange={(event) => setEdition(EDITIONS.find((one) => one === event.target.value) ?? "ca")}
        />
        <Checkbox
          label={t("reminders")}
          checked={taxReminders}
          className="sm:mt-8"
          onChange={(event) => setTaxReminders(event.target.checked)}
        />
        <div>
          <Button type="submit" busy={update.isPending}>
            {t("save")}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
