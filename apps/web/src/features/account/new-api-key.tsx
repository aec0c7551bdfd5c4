"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ShownOnce } from "@/components/notices/shown-once";
import { useToastError } from "@/features/language/toast-failure";
import type { Words } from "@/features/language/words/words";
import { trpc } from "@/trpc/client";
import { EVERY_YEAR, KeyYearsField } from "./key-years";

const SCOPES = { both: ["read", "write"], read: ["read"] } as const;
const DAYS = ["30", "90", "365"] as const;

async function schemaOf(t: Words<"account.keys">) {
  const [{ createApiKeyInput }, { z }] = await Promise.all([
    import("@gf-ledger/domain/account/account-view"),
    import("zod"),
  ]);
  return z.object({
    name: z.string().trim().min(1, t("nameNeeded")).pipe(createApiKeyInput.shape.name),
    scope: z.enum(["both", "read"]),
    days: z.enum(DAYS),
    years: z.string(),
  });
}

const EMPTY = { name: "", scope: "both", days: "365", years: EVERY_YEAR };

/** Makes a key with a scope and an end (accounts-37), and shows it this one time. */
export function NewApiKey({ onMade }: { onMade: () => void }) {
  const t = useTranslations("account.keys");
  const toastError = useToastError();
  const create = trpc.account.createApiKey.useMutation({
    retry: false,
    onSuccess: () => {
      form.clear({ scope: form.valueOf("scope"), days: form.valueOf("days") });
      onMade();
    },
    onError: toastError,
  });

  const form = useValidatedForm(
    () => schemaOf(t),
    EMPTY,
    ({ name, scope, days, years }) =>
      create.mutate({
        name,
        scopes: [...SCOPES[scope]],
        expiresInDays: Number(days),
        taxYear: years === EVERY_YEAR ? null : Number(years),
      }),
  );

  return (
    <>
      {create.data ? (
        <ShownOnce
          title={t("shownOnce")}
          secret={create.data.key}
          words={{ copy: t("copy"), copied: t("copied"), notCopied: t("notCopied") }}
        />
      ) : null}
      <form {...form.form} className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            {...form.field("name")}
            label={t("name")}
            placeholder={t("example")}
            maxLength={60}
            autoComplete="off"
          />
        </div>
        <SelectField
          {...form.field("scope")}
          label={t("scope")}
          options={[
            { value: "both", label: t("readWrite") },
            { value: "read", label: t("readOnly") },
          ]}
        />
        <SelectField
          {...form.field("days")}
          label={t("endsAfter")}
          options={DAYS.map((days) => ({ value: days, label: t("days", { days: Number(days) }) }))}
        />
        <div className="sm:col-span-2">
          <KeyYearsField {...form.field("years")} />
        </div>
        <div>
          <Button type="submit" tone="secondary" busy={form.busy || create.isPending}>
            {t("make")}
          </Button>
        </div>
      </form>
    </>
  );
}
