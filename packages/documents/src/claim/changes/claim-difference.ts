import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { changeWords } from "./change-words";
import { type ChangedField, changedThings } from "./changed-things";

/** A product of one person whose amount is not as it was. Cents. */
export interface ChangedAmount {
  readonly name: string;
  readonly person: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** What is not as it was filed, in words and amounts (claim-66). */
export interface DifferenceInWords {
  /** Since filing and still to be reported, or what the last adjustment reported. */
  readonly state: "to-report" | "reported";
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
  readonly amounts: readonly ChangedAmount[];
  readonly fields: readonly ChangedField[];
}

/** Two states of a claim, what they are read with, and the names of their line items. */
export interface DifferenceAsked {
  readonly state: DifferenceInWords["state"];
  readonly before: ClaimContent;
  readonly after: ClaimContent;
  readonly locale: Locale;
  readonly currency: Currency;
  /** What a receipt printed, by line item; one that is not known is called by its product. */
  readonly names: ReadonlyMap<string, string>;
}

function changedAmounts({ before, after, names }: DifferenceAsked, nameOf: (id: string) => string) {
  const amounts = new Map<string, { name: string; person: string; before: Cents; after: Cents }>();
  const add = ({ rows }: ClaimContent, side: "before" | "after") => {
    for (const { personId, product, lineItemIds, amountCents } of rows) {
      const key = JSON.stringify([personId, product]);
      const name = lineItemIds.map((id) => names.get(id)).find(Boolean) ?? product;
      const one = amounts.get(key) ?? { name, person: nameOf(personId), before: 0, after: 0 };
      amounts.set(key, { ...one, [side]: one[side] + amountCents });
    }
  };
  add(before, "before");
  add(after, "after");
  return [...amounts.values()]
    .filter((one) => one.before !== one.after)
    .map(
      ({ name, person, before: beforeCents, after: afterCents }): ChangedAmount => ({
        name,
        person,
        beforeCents,
        afterCents,
      }),
    );
}

/** What changed from one state of a claim to another, with products, days and fields in words; in steps. */
export function* claimDifference(asked: DifferenceAsked): Generator<null, DifferenceInWords> {
  const { state, before, after, locale, currency, names } = asked;
  const people = new Map([...before.people, ...after.people].map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => people.get(id) ?? id;
  const words = changeWords(locale, nameOf);
  return {
    state,
    beforeCents: before.totals.amountCents,
    afterCents: after.totals.amountCents,
    amounts: changedAmounts(asked, nameOf),
    fields: yield* changedThings(before, after, words, (id, product) => names.get(id) ?? product, currency),
  };
}
