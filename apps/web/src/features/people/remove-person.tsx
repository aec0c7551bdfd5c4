"use client";

import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { usesInWords } from "@gf-ledger/messages/uses-in-words";
import { useLocale, useTranslations } from "use-intl";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { usePeopleChanges } from "./use-people-changes";

/** Asks before a person goes, and says what goes too; all of it comes back by an Undo. */
export function RemovePerson({ person, onClose }: { person: PersonView; onClose: () => void }) {
  const { remove, restore, busy } = usePeopleChanges();
  const toastUndo = useUndoToast();
  const locale = useLocale();
  const t = useTranslations("people.removing");
  const card = useTranslations("people.card");
  const uses = useTranslations("uses");
  const { name } = person;
  const words = usesInWords(person.uses, { locale, t: uses });

  async function confirm() {
    if ((await remove(person.id)) === null) return;
    onClose();
    toastUndo({ title: t("done"), description: name, tone: "success" }, () => void restore(person.id));
  }

  return (
    <ConfirmDialog
      open
      destructive
      busy={busy}
      title={t("title", { name })}
      confirmLabel={card("remove")}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        {words === "" ? t(person.celiac ? "eats" : "nothing", { name }) : t("uses", { uses: words, name })}
      </p>
    </ConfirmDialog>
  );
}
