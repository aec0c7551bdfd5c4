"use client";

import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { SelectField } from "@/components/forms/select-field";
import { PageTitle } from "@/components/page-title";
import { Allowed, AllowedFields } from "@/features/household/allowed";
import { Loading } from "@/features/loading/loading";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { RecordTabs } from "@/features/records/record-tabs";
import { useTaxYear } from "@/features/tax-summary/use-tax-year";
import { trpc } from "@/trpc/client";
import { HouseholdShares } from "./household-shares";
import { PersonCard } from "./person-card";
import { RemovePerson } from "./remove-person";

const PersonForm = loadedWhenShown(() => import("./person-form").then((module) => module.PersonForm));

/** The people of the household, and who of them eats what (claim-23). */
export function PeoplePage() {
  const t = useTranslations("people");
  const { year, years, choose } = useTaxYear("claims");
  const [writing, setWriting] = useState<{ readonly person: PersonView | null }>();
  const [removing, setRemoving] = useState<PersonView>();
  const asked = { year: year ?? undefined };
  const list = trpc.people.list.useQuery(asked, {
    enabled: year !== null,
    placeholderData: (last) => last,
  });
  const { data } = list;
  const { data: shares } = trpc.people.shares.useQuery();
  return (
    <div className="page flex flex-col gap-8 pt-2 pb-8 sm:pb-10">
      <RecordTabs year={year} />
      <PageTitle title={t("title")} introduction={t("introduction")}>
        <div className="flex flex-wrap items-end gap-3 max-sm:w-full max-sm:*:grow">
          <SelectField
            label={t("taxYear")}
            value={String(year ?? "")}
            disabled={year === null}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(event) => choose(Number(event.target.value))}
            className="min-w-28"
          />
          <Allowed to="change">
            <Button disabled={!data} onClick={() => setWriting({ person: null })}>
              {t("add")}
            </Button>
          </Allowed>
        </div>
      </PageTitle>
      {data ? (
        <section aria-label={t("list")}>
          <ul className="grid gap-4 md:grid-cols-2">
            {data.people.map((person) => (
              <li key={person.id}>
                <PersonCard
                  person={person}
                  year={data.year}
                  onEdit={() => setWriting({ person })}
                  onRemove={person.relation === "self" ? undefined : () => setRemoving(person)}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Loading of={[list]} className="h-48" label={t("loading")} failed={t("notLoaded")} />
      )}
      {data && shares ? (
        <AllowedFields>
          <HouseholdShares people={data.people} shares={shares} />
        </AllowedFields>
      ) : null}
      {writing && data ? (
        <PersonForm
          person={writing.person}
          partnered={data.people.some(({ relation }) => relation === "spouse")}
          year={data.year}
          onClose={() => setWriting(undefined)}
        />
      ) : null}
      {removing ? <RemovePerson person={removing} onClose={() => setRemoving(undefined)} /> : null}
    </div>
  );
}
