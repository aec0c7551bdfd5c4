"use client";

import { incomeMatters } from "@gf-ledger/claim/people/income-matters";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { PRACTITIONERS, RELATIONS, relationSchema } from "@gf-ledger/domain/people/relation";
import { useId } from "react";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/checkbox";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { inputOf, personFormSchema, valuesOf } from "./person-values";
import { INCOME_WORDS, PRACTITIONER_WORDS, RELATION_WORDS } from "./person-words";
import { usePeopleChanges } from "./use-people-changes";

interface PersonFormProps {
  /** `null` for a new person. */
  person: PersonView | null;
  /** Whether the household has a spouse or partner already. */
  partnered: boolean;
  year: number;
  edition: Edition;
  onClose: () => void;
}

/** Adds or changes a person. Income is asked only of whom it matters for, the letter only of who needs one. */
export function PersonForm({ person, partnered, year, edition, onClose }: PersonFormProps) {
  const id = useId();
  const { add, change, busy } = usePeopleChanges();
  const today = new Date().toISOString().slice(0, 10);
  const schema = personFormSchema(today);
  const form = useValidatedForm(schema, valuesOf(person, year), async (filled) => {
    const input = inputOf(filled, person, { year, edition });
    const kept = await (person === null ? add(input) : change({ id: person.id, ...input }));
    if (kept === null) return;
    onClose();
    toast({
      title: person === null ? "Person added" : "Person saved",
      description: kept.name,
      tone: "success",
    });
  });

  const relation = relationSchema.catch("child").parse(form.watch("relation"));
  const celiac = form.watch("celiac") === true;
  const birthDate = String(form.watch("birthDate")) || null;
  const isSelf = person?.relation === "self";
  const choices = RELATIONS.filter(
    (one) => one !== "self" && (one !== "spouse" || !partnered || person?.relation === "spouse"),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={person === null ? "Add a person" : isSelf ? "Your details" : `Change ${person.name}`}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} className="flex flex-col gap-4">
        <TextField
          {...form.field("name")}
          label="Name"
          maxLength={120}
          autoComplete={isSelf ? "name" : "off"}
          data-autofocus
        />
        {isSelf ? null : (
          <SelectField
            {...form.field("relation")}
            label="Who this is to you"
            options={choices.map((value) => ({ value, label: RELATION_WORDS[edition][value] }))}
          />
        )}
        <TextField
          {...form.field("birthDate")}
          label={relation === "child" && edition === "ca" ? "Birth date" : "Birth date, if you like"}
          type="date"
          hint={
            relation === "child" && edition === "ca"
              ? "A child under 18 on 31 December is on your own line of the return."
              : undefined
          }
        />
        <Checkbox {...form.field("celiac")} label="Has celiac disease, and eats gluten-free because of it" />
        {celiac ? (
          <fieldset className="grid gap-4 rounded-md border border-line p-4 sm:grid-cols-2">
            <legend className="px-1 text-sm font-semibold">Practitioner's letter</legend>
            <TextField
              {...form.field("letterDate")}
              label="Date of the letter"
              type="date"
              hint="Empty: no letter yet."
            />
            <SelectField
              {...form.field("practitioner")}
              label="Signed by"
              options={PRACTITIONERS.map((value) => ({ value, label: PRACTITIONER_WORDS[value] }))}
            />
          </fieldset>
        ) : null}
        {incomeMatters({ relation, birthDate }, year, edition) ? (
          <TextField
            {...form.field("income")}
            label={`${INCOME_WORDS[edition].label} of ${year}`}
            inputMode="decimal"
            autoComplete="off"
            hint={INCOME_WORDS[edition].why}
          />
        ) : null}
        {isSelf ? null : (
          <details className="text-sm">
            <summary className="min-h-6 cursor-pointer text-ink-soft">This person has died</summary>
            <div className="mt-3">
              <TextField {...form.field("diedOn")} label="Date of death" type="date" />
            </div>
          </details>
        )}
      </form>
    </Dialog>
  );
}
