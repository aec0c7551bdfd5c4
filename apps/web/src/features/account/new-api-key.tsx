"use client";

import { createApiKeyInput } from "@gf-ledger/domain/account/account-view";
import { z } from "zod";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { trpc } from "@/trpc/client";
import { EVERY_YEAR, KeyYearsField } from "./key-years";
import { sayFailed } from "./say-failed";

const SCOPES = { both: ["read", "write"], read: ["read"] } as const;
const SCOPE_OPTIONS = [
  { value: "both", label: "Read and write" },
  { value: "read", label: "Read only" },
];
const END_OPTIONS = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "1 year" },
];

const schema = z.object({
  name: createApiKeyInput.shape.name,
  scope: z.enum(["both", "read"]),
  days: z.enum(["30", "90", "365"]),
  years: z.string(),
});

const EMPTY = { name: "", scope: "both", days: "365", years: EVERY_YEAR };

/** Makes a key with a scope and an end (accounts-37), and shows it this one time. */
export function NewApiKey({ onMade }: { onMade: () => void }) {
  const create = trpc.account.createApiKey.useMutation({
    retry: false,
    onSuccess: () => {
      form.clear({ scope: form.valueOf("scope"), days: form.valueOf("days") });
      onMade();
    },
    onError: sayFailed,
  });

  const form = useValidatedForm(schema, EMPTY, ({ name, scope, days, years }) =>
    create.mutate({
      name,
      scopes: [...SCOPES[scope]],
      expiresInDays: Number(days),
      taxYear: years === EVERY_YEAR ? null : Number(years),
    }),
  );

  async function copy(key: string) {
    await navigator.clipboard.writeText(key);
    toast({ title: "Copied", tone: "success" });
  }

  return (
    <>
      {create.data ? (
        <Alert
          live
          tone="success"
          title="Your new key, shown this once"
          actions={
            <Button tone="secondary" size="small" onClick={() => void copy(create.data.key)}>
              Copy key
            </Button>
          }
        >
          <code className="block font-mono break-all">{create.data.key}</code>
        </Alert>
      ) : null}
      <form {...form.form} className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            {...form.field("name")}
            label="Name of the new key"
            placeholder="For example: my spreadsheet"
            maxLength={60}
            autoComplete="off"
          />
        </div>
        <SelectField {...form.field("scope")} label="What it may do" options={SCOPE_OPTIONS} />
        <SelectField {...form.field("days")} label="It ends after" options={END_OPTIONS} />
        <div className="sm:col-span-2">
          <KeyYearsField {...form.field("years")} />
        </div>
        <div>
          <Button type="submit" busy={create.isPending}>
            Make a key
          </Button>
        </div>
      </form>
    </>
  );
}
