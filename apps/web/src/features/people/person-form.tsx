"use client";

import { incomeMatters } from "@gf-ledger/claim/people/income-matters";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { LIVED_WITH, PRACTITIONERS, RELATIONS, relationSchema } from "@gf-ledger/domain/people/relation";
import { useId, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { Checkbox } from "@/components/forms/checkbox";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { useKeyedMessages } from "../language/words/use-keyed-messages";
import { inputOf, personFormSchema, questionsOfDependence, valuesOf } from "./person-values";
import { usePeopleChanges } from "./use-people-changes";
import { usePersonWords } from "./use-person-words";

interface PersonFormProps {
  /** `null` for a new person. */
  person: PersonView | null;
  /** Whether the household has a spouse or partner already. */
  partnered: boolean;
  year: number;
  onClose: () => void;
}

const answered = (typed: unknown) => (typed === "yes" ? true : typed === "no" ? false : null);

/** Adds or changes a person. Income is asked only of whom it matters for, the letter only of who needs one. */
export function PersonForm({ person, partnered, year, onClose }: PersonFormProps) {
  const id = useId();
  const locale = useLocale();
  const t = useTranslations("people.form");
  const page = useTranslations("people");
  const common = useTranslations("common");
  const words = usePersonWords();
  const translate = useKeyedMessages();
  const { edition } = LOCALE_FACTS[locale];
  const { add, change, busy } = usePeopleChanges();
  const today = new Date().toISOString().slice(0, 10);
  const schema = useMemo(() => personFormSchema(today, locale), [today, locale]);
  const form = useValidatedForm(
    schema,
    valuesOf(person, year, locale),
    async (filled) => {
      const input = inputOf(filled, person, { year, edition });
      const kept = await (person === null ? add(input) : change({ id: person.id, ...input }));
      if (kept === null) return;
      onClose();
      toast({
        title: t(person === null ? "added" : "saved"),
        description: kept.name,
        tone: "success",
      });
    },
    translate,
  );

  const relation = relationSchema.catch("child").parse(form.watch("relation"));
  const celiac = form.watch("celiac") === true;
  const birthDate = String(form.watch("birthDate")) || null;
  const diedOn = String(form.watch("diedOn")) || null;
  const dependence = {
    supported: answered(form.watch("supported")),
    resident: answered(form.watch("resident")),
    livedWith: LIVED_WITH.find((one) => one === form.watch("livedWith")) ?? null,
  };
  const { livedWith } = dependence;
  const questions = questionsOfDependence({ relation, birthDate, livedWith }, { edition, year });
  const decidesLine = relation === "child" && edition === "ca";
  const isSelf = person?.relation === "self";
  const yesOrNo = [
    { value: "", label: t("notSaid") },
    { value: "yes", label: t("yes") },
    { value: "no", label: t("no") },
  ];
  const choices = RELATIONS.filter(
    (one) =>
      one !== "self" &&
      (one !== "spouse" || !partnered || person?.relation === "spouse") &&
      // How a dependant was entered before the relation was asked.
      (one !== "other-dependant" || person?.relation === one),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={person === null ? page("add") : isSelf ? t("yours") : t("change", { name: person.name })}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} className="flex flex-col gap-4">
        <TextField
          {...form.field("name")}
          label={t("name")}
          maxLength={120}
          autoComplete={isSelf ? "name" : "off"}
          data-autofocus
        />
        {isSelf ? null : (
          <SelectField
            {...form.field("relation")}
            label={t("relation")}
            hint={words.condition(relation) ?? undefined}
            options={choices.map((value) => ({ value, label: words.relation(value) }))}
          />
        )}
        <TextField
          {...form.field("birthDate")}
          label={t(decidesLine ? "birthDate" : "birthDateOptional")}
          type="date"
        />
        {questions.has("supported") ? (
          <SelectField {...form.field("supported")} label={t(`supported.${edition}`)} options={yesOrNo} />
        ) : null}
        {questions.has("resident") ? (
          <SelectField {...form.field("resident")} label={t(`resident.${edition}`)} options={yesOrNo} />
        ) : null}
        {questions.has("lived-with") ? (
          <SelectField
            {...form.field("livedWith")}
            label={t("livedWith")}
            options={[
              { value: "", label: t("notSaid") },
              ...LIVED_WITH.map((value) => ({ value, label: t(`livedWithAnswers.${value}`) })),
            ]}
          />
        ) : null}
        <Checkbox {...form.field("celiac")} label={t("celiac")} />
        {celiac ? (
          <fieldset className="grid gap-4 rounded-md border border-line p-4">
            <legend className="px-1 text-sm font-semibold">{t("diagnosis")}</legend>
            <TextField {...form.field("diagnosedOn")} label={t("diagnosedOn")} type="date" />
            <TextField
              {...form.field("letterDate")}
              label={t("letterDate")}
              type="date"
              hint={t("noLetter")}
            />
            <SelectField
              {...form.field("practitioner")}
              label={t("signedBy")}
              options={PRACTITIONERS.map((value) => ({ value, label: page(`practitioner.${value}`) }))}
            />
            <TextField {...form.field("signedBy")} label={t("signer")} maxLength={120} autoComplete="off" />
          </fieldset>
        ) : null}
        {incomeMatters({ relation, birthDate, diedOn, dependence }, year, edition) ? (
          <TextField
            {...form.field("income")}
            label={t("income", { edition, year: String(year) })}
            inputMode="decimal"
            autoComplete="off"
            hint={t(`incomeWhy.${edition}`)}
          />
        ) : null}
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer content-center text-ink-soft pointer-coarse:min-h-11">
            {t("hasDied")}
          </summary>
          <div className="mt-3">
            <TextField {...form.field("diedOn")} label={t("diedOn")} type="date" />
          </div>
        </details>
      </form>
    </Dialog>
  );
}
