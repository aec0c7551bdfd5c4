import { dependencyOf } from "@gf-ledger/claim/people/dependants";
import { incomeMatters } from "@gf-ledger/claim/people/income-matters";
import {
  DIAGNOSED_AFTER_BIRTH,
  DIED_AFTER_BIRTH,
  netIncomeSchema,
  type Person,
  personSchema,
} from "@gf-ledger/claim/people/person";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { INVALID_INCOME } from "@gf-ledger/domain/people/person-input";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import {
  type DependantQuestion,
  type Dependence,
  dependenceSchema,
  practitionerSchema,
  relationSchema,
} from "@gf-ledger/domain/people/relation";
import { z } from "zod";
import { typedAmount, written } from "../language/typed-amount";

const orNothing = <Output>(schema: z.ZodType<Output>) =>
  z
    .string()
    .transform((typed) => (typed.trim() === "" ? null : typed.trim()))
    .pipe(schema as z.ZodType<Output, string | null>);

const incomeField = (locale: Locale) =>
  z
    .string()
    .transform((typed) => typedAmount(typed.replaceAll("$", ""), locale).replace(/[\s,]/g, ""))
    .refine((typed) => /^-?\d*(\.\d+)?$/.test(typed), INVALID_INCOME)
    .transform((typed) => (typed === "" ? null : centsFromDollars(Number(typed))))
    .pipe(netIncomeSchema.nullable());

/** The form's fields, typed as text, with amounts as the locale writes them; rules and words are the claim's own. */
export function personFormSchema(today: CalendarDate, locale: Locale) {
  const { name, birthDate, diedOn, diagnosedOn, letter } = personSchema(today).shape;
  const fields = z.object({
    name,
    relation: relationSchema,
    birthDate: orNothing(birthDate),
    diedOn: orNothing(diedOn),
    supported: orNothing(z.enum(["yes", "no"]).nullable()),
    resident: orNothing(z.enum(["yes", "no"]).nullable()),
    livedWith: orNothing(dependenceSchema.shape.livedWith),
    celiac: z.boolean(),
    diagnosedOn: orNothing(diagnosedOn),
    letterDate: orNothing(letter.unwrap().shape.date.nullable()),
    practitioner: practitionerSchema,
    signedBy: orNothing(letter.unwrap().shape.signedBy),
    income: incomeField(locale),
  });
  return fields.refine(...DIED_AFTER_BIRTH).refine(...DIAGNOSED_AFTER_BIRTH);
}
type Filled = z.output<ReturnType<typeof personFormSchema>>;

const NEW_PERSON = {
  name: "",
  relation: "child",
  birthDate: "",
  diedOn: "",
  supported: "",
  resident: "",
  livedWith: "",
  celiac: false,
  diagnosedOn: "",
  letterDate: "",
  practitioner: "doctor",
  signedBy: "",
  income: "",
};
export type PersonValues = typeof NEW_PERSON;

const typedAnswer = (answer: boolean | null) => (answer === null ? "" : answer ? "yes" : "no");
const answerOf = (typed: "yes" | "no" | null) => (typed === null ? null : typed === "yes");

/** What of a dependence is asked of somebody of this relation and age, and of how long they lived in the home. */
export function questionsOfDependence(
  { relation, birthDate, livedWith }: Pick<Person, "relation" | "birthDate"> & Pick<Dependence, "livedWith">,
  { edition, year }: { readonly edition: Edition; readonly year: number },
): ReadonlySet<DependantQuestion> {
  const possible = [null, livedWith].map((one) => ({ supported: null, resident: null, livedWith: one }));
  return new Set(
    possible.flatMap((dependence) => dependencyOf({ relation, birthDate, dependence }, edition, year).asked),
  );
}

/** What the form begins with: a person's details with the income of one year, or nothing. */
export function valuesOf(person: PersonView | null, year: number, locale: Locale): PersonValues {
  if (person === null) return NEW_PERSON;
  const income = person.netIncomeByYear[String(year)];
  return {
    name: person.name,
    relation: person.relation,
    birthDate: person.birthDate ?? "",
    diedOn: person.diedOn ?? "",
    supported: typedAnswer(person.dependence.supported),
    resident: typedAnswer(person.dependence.resident),
    livedWith: person.dependence.livedWith ?? "",
    celiac: person.celiac,
    diagnosedOn: person.diagnosedOn ?? "",
    letterDate: person.letter?.date ?? "",
    practitioner: person.letter?.practitioner ?? "doctor",
    signedBy: person.letter?.signedBy ?? "",
    income: income === undefined ? "" : written(income, locale),
  };
}

/** The filled form as the call takes it; other years' incomes stay, and so does this one's where it is not asked. */
export function inputOf(
  filled: Filled,
  before: PersonView | null,
  asked: { year: number; edition: Edition },
) {
  const { letterDate, practitioner, signedBy, income, supported, resident, livedWith, ...rest } = filled;
  const dependence = { supported: answerOf(supported), resident: answerOf(resident), livedWith };
  const { [String(asked.year)]: ofYear, ...others } = before?.netIncomeByYear ?? {};
  const matters = incomeMatters({ ...rest, dependence }, asked.year, asked.edition);
  const now = matters ? (income === null ? undefined : dollarsFromCents(income)) : ofYear;
  return {
    ...rest,
    dependence,
    diagnosedOn: filled.celiac ? filled.diagnosedOn : null,
    letter: filled.celiac && letterDate !== null ? { date: letterDate, practitioner, signedBy } : null,
    netIncomeByYear: now === undefined ? others : { ...others, [asked.year]: now },
  };
}
