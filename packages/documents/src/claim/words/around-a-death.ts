import { finalReturns } from "@gf-ledger/claim/file/final-returns";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";
import { personNames } from "../naming";

/** A label and what stands beside it. */
type Fact = [label: string, words: string];

/** The periods of people who died in the tax year, and the final returns of those who could claim (claim-52). */
export function factsAroundADeath(documents: ClaimDocuments): Fact[] {
  const { people, period, taxYear, locale, edition } = documents;
  if (edition === "us") return [];
  const { report, credit } = documentWords(documents);
  const nameOf = personNames(documents);
  const date = (day: string) => formatDate(day, locale, "long");
  const periods = (period.ofPersons ?? []).map(({ personId, from, to }): Fact => {
    const diedOn = people.find(({ id }) => id === personId)?.diedOn ?? null;
    const dates = { from: date(from), to: date(to) };
    const words = diedOn
      ? report("aroundDeath", { ...dates, name: nameOf(personId), diedOn: date(diedOn) })
      : report("from", dates);
    return [report("facts.periodOf", { name: nameOf(personId) }), words];
  });
  const returns = finalReturns(people, taxYear).map(({ personId, diedOn, dueOn, partnerToo }): Fact => {
    const facts = {
      name: nameOf(personId),
      diedOn: date(diedOn),
      dueOn: date(dueOn),
      partnerToo: partnerToo ? "yes" : "no",
    };
    return [report("facts.finalReturn"), credit("finalReturn", facts)];
  });
  return [...periods, ...returns];
}
