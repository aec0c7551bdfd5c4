"use client";

import { createApiKeyInput } from "@gf-ledger/domain/account/account-view";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
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

/** Makes a key, of a scope and with an end (accounts-37), and shows it this once. */
export function NewApiKey({ onMade }: { onMade: () => void }) {
  const [name, setName] = useState("");
  const [scope, setScope] = useState<keyof typeof SCOPES>("both");
  const [days, setDays] = useState("365");
  const [wrong, setWrong] = useState<string>();
  const create = trpc.account.createApiKey.useMutation({
    retry: false,
    onSuccess: () => {
      setName("");
      onMade();
    },
    onError: sayFailed,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const input = createApiKeyInput.safeParse({
      name,
      scopes: SCOPES[scope],
      expiresInDays: Number(days),
    });
    setWrong(input.error?.issues[0]?.message);
    if (input.success) create.mutate(input.data);
  }

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
      <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label="Name of the new key"
            placeholder="For example: my spreadsheet"
            value={name}
            maxLength={60}
            autoComplete="off"
            error={wrong}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <SelectField
          label="What it may do"
          value={scope}
          options={SCOPE_OPTIONS}
          onChange={(event) => setScope(event.target.value === "read" ? "read" : "both")}
        />
        <SelectField
          label="It ends after"
          value={days}
          options={END_OPTIONS}
          onChange={(event) => setDays(event.target.value)}
        />
        <div>
          <Button type="submit" busy={create.isPending}>
            Make a key
          </Button>
        </div>
      </form>
    </>
  );
}
