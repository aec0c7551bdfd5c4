"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { livedIn } from "@gf-ledger/claim/people/living";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import type { FormEvent } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { IntentLink } from "@/components/intent-link";
import { toast } from "@/components/notices/toast";
import { useClaimChanges } from "../use-claim-changes";
import { CanadianInputs } from "./canadian-inputs";
import { estimateInputsOfForm } from "./estimate-inputs-of-form";
import { UsInputs } from "./us-inputs";

interface FormProps {
  claim: ClaimView;
  edition: Edition;
  people: readonly PersonView[];
}

/** What the estimate is worked out from. Incomes that belong to a person are entered with the people. */
export function EstimateInputsForm({ claim, edition, people }: FormProps) {
  const t = useTranslations("claim.worth");
  const locale = useLocale();
  const { change, busy } = useClaimChanges();
  const partners = people.filter(
    (person) =>
      (person.relation === "self" || person.relation === "spouse") && livedIn(person, claim.taxYear),
  );

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ids = partners.map(({ id }) => id);
    const estimateInputs = estimateInputsOfForm(new FormData(event.currentTarget), locale, ids);
    if ((await change({ id: claim.id, worthInputs: estimateInputs })) !== null)
      toast({ title: t("kept"), description: t("keptText"), tone: "success" });
  }

  return (
    <form onSubmit={(event) => void keep(event)} className="mt-4 grid gap-4 sm:grid-cols-2">
      {edition === "ca" ? (
        <CanadianInputs inputs={claim.worthInputs} partners={partners} year={claim.taxYear} />
      ) : (
        <UsInputs inputs={claim.worthInputs} year={claim.taxYear} />
      )}
      <p className="text-sm text-ink-soft sm:col-span-2">
        {t.rich("netIncomes", {
          people: (words) => (
            <IntentLink
              href={`/people?year=${claim.taxYear}`}
              className="font-semibold text-brand underline underline-offset-2"
            >
              {words}
            </IntentLink>
          ),
        })}
      </p>
      <Button type="submit" tone="secondary" busy={busy} className="sm:col-span-2 sm:justify-self-start">
        {t("workOut")}
      </Button>
    </form>
  );
}
