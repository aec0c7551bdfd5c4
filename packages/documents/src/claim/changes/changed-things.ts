import type { Adjustment } from "@gf-ledger/claim/adjustments/adjustment";
import type { Person } from "@gf-ledger/claim/people/person";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import type { LineItem } from "@gf-ledger/claim/sums/lines/line-item";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { ChangeWords } from "./change-words";

/** One field of a thing that is not as it was filed; for what came or went its amount, without a field. */
export interface ChangedField {
  /** What kind of thing it is, in words. */
  readonly what: string;
  /** What the thing is called: a product, a person, an expense. */
  readonly name: string;
  readonly day: CalendarDate | null;
  readonly change: "added" | "removed" | "changed";
  /** The field in words. */
  readonly field: string | null;
  readonly old: string | null;
  readonly new: string | null;
}

type Fields<Thing> = readonly (readonly [field: string, words: (thing: Thing) => string | null])[];

interface Kind<Thing> {
  readonly what: string;
  readonly idOf: (thing: Thing) => string;
  readonly nameOf: (thing: Thing) => string;
  readonly dayOf: (thing: Thing) => CalendarDate | null;
  /** What stands for a thing that came or went. */
  readonly whole: (thing: Thing) => string | null;
  readonly fields: Fields<Thing>;
}

/** Things compared in a step. */
const IN_A_STEP = 200;

function* changesOf<Thing>(
  kind: Kind<Thing>,
  before: readonly Thing[],
  after: readonly Thing[],
): Generator<null, ChangedField[]> {
  const [was, is] = [before, after].map((things) => new Map(things.map((one) => [kind.idOf(one), one])));
  const ids = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
  const changes: ChangedField[] = [];
  for (const [index, id] of ids.entries()) {
    if (index % IN_A_STEP === 0) yield null;
    changes.push(...changesOfOne(kind, was?.get(id), is?.get(id)));
  }
  return changes;
}

function changesOfOne<Thing>(
  kind: Kind<Thing>,
  old: Thing | undefined,
  now: Thing | undefined,
): ChangedField[] {
  const one = now ?? old;
  if (one === undefined) return [];
  const head = { what: kind.what, name: kind.nameOf(one), day: kind.dayOf(one) };
  if (old === undefined) return [{ ...head, change: "added", field: null, old: null, new: kind.whole(one) }];
  if (now === undefined)
    return [{ ...head, change: "removed", field: null, old: kind.whole(one), new: null }];
  return kind.fields.flatMap(([field, words]): ChangedField[] => {
    const [from, to] = [words(old), words(now)];
    return from === to ? [] : [{ ...head, change: "changed", field, old: from, new: to }];
  });
}

function purchases(words: ChangeWords, nameOfLine: (id: string, product: string) => string): Kind<LineItem> {
  const name = ({ id, product }: LineItem) => nameOfLine(id, product);
  return {
    what: words.thing("line-item"),
    idOf: ({ id }) => id,
    nameOf: name,
    dayOf: ({ purchaseDate }) => purchaseDate,
    whole: ({ price, currency }) => words.money(price, currency),
    fields: [
      [words.field("name"), ({ product }) => product],
      [words.field("purchaseDate"), ({ purchaseDate }) => words.date(purchaseDate)],
      [words.field("price"), ({ price, currency }) => words.money(price, currency)],
      [words.field("quantity"), ({ quantity }) => words.number(quantity)],
      [words.field("size"), ({ size, unit }) => words.size(size, unit)],
      [words.field("kind"), ({ kind }) => words.kind(kind)],
      [words.field("counts"), ({ claimed }) => words.yesOrNo(claimed)],
      [words.field("regularPrice"), ({ regularPrice, currency }) => words.regular(regularPrice, currency)],
      [words.field("priceSource"), ({ priceSource }) => words.priceSource(priceSource)],
      [words.field("shares"), ({ shares }) => words.shares(shares)],
      [words.field("taxCents"), ({ tax, currency }) => words.tax(tax, currency)],
      [words.field("cadPerUsd"), ({ cadPerUsd }) => words.number(cadPerUsd)],
    ],
  };
}

function adjustments(words: ChangeWords, currency: string): Kind<Adjustment> {
  const amount = (one: Adjustment) =>
    "miles" in one ? words.number(one.miles) : words.money(one.amountCents, currency);
  return {
    what: words.thing("adjustment"),
    idOf: ({ id }) => id,
    nameOf: ({ kind, note }) => [words.adjustment(kind), note].filter(Boolean).join(", "),
    dayOf: ({ date }) => date,
    whole: amount,
    fields: [
      [words.field("kind"), ({ kind }) => words.adjustment(kind)],
      [words.field("date"), ({ date }) => words.date(date)],
      [words.field("amount"), amount],
      [words.field("note"), ({ note }) => note],
      [words.field("personId"), ({ personId }) => words.person(personId)],
    ],
  };
}

/** Other expenses have no id in a snapshot: the same thing for the same person on the same day is the same one. */
function otherExpenses(words: ChangeWords, currency: string): Kind<ClaimContent["otherExpenses"][number]> {
  const amount = ({ amountCents }: ClaimContent["otherExpenses"][number]) =>
    words.money(amountCents, currency);
  return {
    what: words.thing("other-expense"),
    idOf: ({ date, what, personId }) => JSON.stringify([date, what, personId]),
    nameOf: ({ what }) => what,
    dayOf: ({ date }) => date,
    whole: amount,
    fields: [[words.field("amount"), amount]],
  };
}

function people(words: ChangeWords, currency: string, taxYear: number): Kind<Person> {
  return {
    what: words.thing("person"),
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    dayOf: () => null,
    whole: ({ relation }) => words.relation(relation),
    fields: [
      [words.field("name"), ({ name }) => name],
      [words.field("relation"), ({ relation }) => words.relation(relation)],
      [words.field("birthDate"), ({ birthDate }) => words.date(birthDate)],
      [words.field("diedOn"), ({ diedOn }) => words.date(diedOn)],
      [words.field("celiac"), ({ celiac }) => words.yesOrNo(celiac)],
      [words.field("diagnosedOn"), ({ diagnosedOn }) => words.date(diagnosedOn)],
      [words.field("letterDate"), ({ letter }) => words.date(letter?.date ?? null)],
      [words.field("letterSignedBy"), ({ letter }) => letter?.signedBy ?? null],
      [
        `${words.field("netIncome")} (${taxYear})`,
        ({ netIncomeByYear }) => {
          const cents = netIncomeByYear[String(taxYear)];
          return cents === undefined ? null : words.money(cents, currency);
        },
      ],
    ],
  };
}

type Choices = Pick<ClaimContent, "period" | "countTax" | "countGuidance" | "exchangeMethod" | "taxYear">;

function choices(words: ChangeWords): Kind<Choices> {
  return {
    what: words.thing("claim"),
    idOf: () => "claim",
    nameOf: ({ taxYear }) => String(taxYear),
    dayOf: () => null,
    whole: () => null,
    fields: [
      [words.field("periodFrom"), ({ period }) => words.date(period.from)],
      [words.field("periodTo"), ({ period }) => words.date(period.to)],
      [words.field("countTax"), ({ countTax }) => words.yesOrNo(countTax)],
      [words.field("countGuidance"), ({ countGuidance }) => words.yesOrNo(countGuidance)],
    ],
  };
}

/** What of a claim is not as it was, field by field, in words and amounts (claim-66); in steps, since it may be long. */
export function* changedThings(
  before: ClaimContent,
  after: ClaimContent,
  words: ChangeWords,
  nameOfLine: (id: string, product: string) => string,
  currency: string,
): Generator<null, ChangedField[]> {
  return [
    ...(yield* changesOf(choices(words), [before], [after])),
    ...(yield* changesOf(purchases(words, nameOfLine), before.lineItems, after.lineItems)),
    ...(yield* changesOf(adjustments(words, currency), before.adjustments, after.adjustments)),
    ...(yield* changesOf(otherExpenses(words, currency), before.otherExpenses, after.otherExpenses)),
    ...(yield* changesOf(people(words, currency, after.taxYear), before.people, after.people)),
  ];
}
