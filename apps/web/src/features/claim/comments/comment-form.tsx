"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { useCommentChanges } from "./use-comment-changes";

const schema = async () =>
  (await import("@gf-ledger/domain/account/household-access")).addCommentInput.pick({ text: true });

interface CommentFormProps {
  claimId: string;
  /** The line item that it is about; `null` for the claim as a whole. */
  lineItemId: string | null;
  onAdded?: () => void;
}

/** Writes a comment on a claim or on one line item; a refused one stays in its field. */
export function CommentForm({ claimId, lineItemId, onAdded }: CommentFormProps) {
  const t = useTranslations("claimComments");
  const { add, busy } = useCommentChanges(claimId);
  const translate = useKeyedMessages();
  const form = useValidatedForm(
    schema,
    { text: "" },
    ({ text }) =>
      add(text, lineItemId, () => {
        form.clear();
        onAdded?.();
      }),
    translate,
  );
  return (
    <form {...form.form} className="mt-4 flex flex-col items-start gap-3 sm:flex-row sm:items-start">
      <div className="w-full">
        <TextField {...form.field("text")} label={t("text")} maxLength={2000} autoComplete="off" />
      </div>
      <Button type="submit" tone="secondary" busy={form.busy || busy} className="max-sm:w-full sm:mt-7">
        {t("add")}
      </Button>
    </form>
  );
}
