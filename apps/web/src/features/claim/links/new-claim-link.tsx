"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Alert } from "@/components/notices/alert";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { trpc } from "@/trpc/client";

const DAYS = ["7", "30", "90"] as const;

async function schema() {
  const [{ newClaimLinkInput }, { z }] = await Promise.all([
    import("@gf-ledger/claim/file/claim-link"),
    import("zod"),
  ]);
  return z.object({ email: newClaimLinkInput.shape.email, days: z.enum(DAYS) });
}

interface NewClaimLinkProps {
  claimId: string;
  onMade: () => void;
}

/** Makes a link for one address, and shows it this one time. */
export function NewClaimLink({ claimId, onMade }: NewClaimLinkProps) {
  const t = useTranslations("claimLinks");
  const toastError = useToastError(t("failed"));
  const create = trpc.claimLinks.create.useMutation({
    retry: false,
    onSuccess: () => {
      form.clear({ days: form.valueOf("days") });
      onMade();
    },
    onError: toastError,
  });
  const translate = useKeyedMessages();
  const form = useValidatedForm(
    schema,
    { email: "", days: "30" },
    ({ email, days }) => create.mutate({ claimId, email, expiresInDays: Number(days) }),
    translate,
  );

  async function copy(url: string) {
    await navigator.clipboard.writeText(url);
    toast({ title: t("copied"), tone: "success" });
  }

  return (
    <>
      {create.data ? (
        <Alert
          live
          tone="success"
          className="mt-4"
          title={t("made", { email: create.data.email })}
          actions={
            <Button tone="secondary" size="small" onClick={() => void copy(create.data.url)}>
              {t("copy")}
            </Button>
          }
        >
          <p>{t("sendIt")}</p>
          <code className="mt-1 block font-mono break-all">{create.data.url}</code>
        </Alert>
      ) : null}
      <form {...form.form} className="mt-4 grid items-start gap-4 sm:grid-cols-[1fr_auto_auto]">
        <TextField
          {...form.field("email")}
          type="email"
          label={t("email")}
          placeholder={t("placeholder")}
          autoComplete="off"
        />
        <SelectField
          {...form.field("days")}
          label={t("days")}
          options={DAYS.map((days) => ({ value: days, label: t("dayCount", { days: Number(days) }) }))}
        />
        <Button
          type="submit"
          tone="secondary"
          busy={form.busy || create.isPending}
          className="max-sm:w-full sm:mt-7"
        >
          {t("make")}
        </Button>
      </form>
    </>
  );
}
