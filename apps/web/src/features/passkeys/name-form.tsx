"use client";

import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";

const schema = async () =>
  (await import("@gf-ledger/domain/account/sign-in/passkey")).addPasskeyInput.pick({ name: true });

interface NameFormProps {
  name: string;
  label: string;
  button: string;
  onNamed: (named: { name: string }) => Promise<void> | void;
}

/** One name, and what to do with it. */
export function NameForm({ name, label, button, onNamed }: NameFormProps) {
  const form = useValidatedForm(schema, { name }, onNamed, useKeyedMessages());
  return (
    <form {...form.form} className="flex flex-wrap items-end gap-3">
      <div className="min-w-52 flex-1">
        <TextField {...form.field("name")} label={label} maxLength={60} autoComplete="off" />
      </div>
      <Button type="submit" tone="secondary" busy={form.busy}>
        {button}
      </Button>
    </form>
  );
}
