"use client";

import { INVITED_ROLES } from "@gf-ledger/domain/account/roles";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

/** Invites somebody by mail to one's records. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations("household");
  const common = useTranslations("common");
  const translate = useKeyedMessages();
  const invite = trpc.household.invite.useMutation({
    retry: false,
    onSuccess: (_answer, { email }) => {
      toast({ title: t("invitedTitle"), description: t("invited", { email }), tone: "success" });
      form.clear();
      onInvited();
    },
    onError: (error) => {
      form.refuse("email", failureOf(error).message ?? common("wentWrong"));
    },
  });
  const form = useValidatedForm(
    async () => (await import("@gf-ledger/domain/account/household-access")).inviteInput,
    { email: "", role: "preparer" },
    (input) => invite.mutate(input),
    translate,
  );
  return (
    <form {...form.form} className="grid items-start gap-4 sm:grid-cols-[1fr_auto_auto]">
      <TextField
        {...form.field("email")}
        type="email"
        label={t("email")}
        placeholder={t("placeholder")}
        autoComplete="off"
      />
      <SelectField
        {...form.field("role")}
        label={t("role")}
        options={INVITED_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      />
      <Button
        type="submit"
        tone="secondary"
        busy={form.busy || invite.isPending}
        className="max-sm:w-full sm:mt-7"
      >
        {t("invite")}
      </Button>
    </form>
  );
}
