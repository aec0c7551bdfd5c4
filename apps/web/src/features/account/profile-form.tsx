"use client";

import { EDITION_FACTS, EDITIONS, editionSchema } from "@gf-ledger/domain/edition/edition";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/checkbox";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { AccountSection } from "./account-section";
import { sayFailed } from "./say-failed";

/** Address, name and home edition. */
export function ProfileForm() {
  const utils = trpc.useUtils();
  const { data: user } = trpc.auth.user.useQuery(undefined, { retry: false });
  const [name, setName] = useState(user?.name ?? "");
  const [edition, setEdition] = useState(user?.edition ?? "ca");
  const [taxReminders, setTaxReminders] = useState(user?.taxReminders ?? true);
  const update = trpc.account.updateProfile.useMutation({
    onSuccess: (updated) => {
      utils.auth.user.setData(undefined, { ...updated, keyScopes: null, keyYear: null, role: "owner" });
      toast({ title: "Profile updated", tone: "success" });
    },
    onError: sayFailed,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    update.mutate({ name: name.trim() === "" ? null : name, edition, taxReminders });
  }

  return (
    <AccountSection title="Profile">
      <form onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        <TextField label="Email" type="email" value={user?.email ?? ""} readOnly autoComplete="email" />
        <TextField
          label="Name"
          value={name}
          maxLength={100}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="Where you file taxes"
          value={edition}
          options={EDITIONS.map((one) => ({
            value: one,
            label: `${EDITION_FACTS[one].country} (${EDITION_FACTS[one].authority})`,
          }))}
          onChange={(event) => setEdition(editionSchema.catch("ca").parse(event.target.value))}
        />
        <Checkbox
          label="Remind me by mail in February that my tax report is ready"
          checked={taxReminders}
          className="sm:mt-8"
          onChange={(event) => setTaxReminders(event.target.checked)}
        />
        <div>
          <Button type="submit" busy={update.isPending}>
            Save profile
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
