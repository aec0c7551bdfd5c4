"use client";

import { createApiKeyInput } from "@gf-ledger/domain/account/account-view";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { sayFailed } from "./say-failed";

/** Makes a key and shows it this once. */
export function NewApiKey({ onMade }: { onMade: () => void }) {
  const [name, setName] = useState("");
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
    const input = createApiKeyInput.safeParse({ name });
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
      <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
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
        <Button type="submit" busy={create.isPending}>
          Make a key
        </Button>
      </form>
    </>
  );
}
