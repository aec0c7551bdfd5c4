"use client";

import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { usesInWords } from "@gf-ledger/messages/uses-in-words";
import { useLocale, useTranslations } from "use-intl";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/components/toast";
import { usePeopleChanges } from "./use-people-changes";

/** Asks before a person goes, and says what goes too. */
export function RemovePerson({ person, onClose }: { person: PersonView; onClose: () => void }) {
  const { remove, busy } = usePeopleChanges();
  const locale = useLocale();
  const t = useTranslations("people.removing");
  const card = useTranslations("people.card");
  const uses = useTranslations("uses");
  const { name } = person;
  const words = usesInWords(person.uses, { locale, t: uses });

  async function confirm() {
    if ((await remove(person.id)) === null) return;
    onClose();
    toast({ title: t("done"), description: name, tone: "success" });
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
      <p>{words === "" ? t("nothing", { name }) : t("uses", { uses: words, name })}</p>
    </ConfirmDialog>
  );
}
