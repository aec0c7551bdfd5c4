"use client";

import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { usesInWords } from "@gf-ledger/domain/people/uses-in-words";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/components/toast";
import { usePeopleChanges } from "./use-people-changes";

/** Asks before a person goes, and says what goes too. */
export function RemovePerson({ person, onClose }: { person: PersonView; onClose: () => void }) {
  const { remove, busy } = usePeopleChanges();
  const { name, uses } = person;
  const words = usesInWords(uses);

  async function confirm() {
    if ((await remove(person.id)) === null) return;
    onClose();
    toast({ title: "Person removed", description: name, tone: "success" });
  }

  return (
    <ConfirmDialog
      open
      destructive
      busy={busy}
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {words === "" ? (
        <p>Nothing in your records is {name}'s, so nothing else changes.</p>
      ) : (
        <p>
          {words} go too. What was {name}'s alone is then claimed for nobody until you say who eats it.
        </p>
      )}
    </ConfirmDialog>
  );
}
