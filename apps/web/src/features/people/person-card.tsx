import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Allowed } from "@/features/household/allowed";
import { claimLineWords, INCOME_WORDS, PRACTITIONER_WORDS, RELATION_WORDS } from "./person-words";

interface PersonCardProps {
  person: PersonView;
  year: number;
  edition: Edition;
  onEdit: () => void;
  /** Absent for the account's owner, who stays. */
  onRemove?: (() => void) | undefined;
}

/** The facts of a person that a claim needs, each with what is still unknown. */
function factsOf(person: PersonView, year: number, edition: Edition): [label: string, value: string][] {
  const { birthDate, diedOn, celiac, letter, incomeMatters } = person;
  const income = person.netIncomeByYear[String(year)];
  const facts: [string, string | null][] = [
    ["Born", birthDate && formatDate(birthDate, edition)],
    ["Died", diedOn && formatDate(diedOn, edition)],
    [
      "Letter",
      letter
        ? `${formatDate(letter.date, edition)}, ${PRACTITIONER_WORDS[letter.practitioner].toLowerCase()}`
        : celiac
          ? "Not entered yet"
          : null,
    ],
    [
      `${INCOME_WORDS[edition].label} ${year}`,
      income === undefined ? (incomeMatters ? "Not entered yet" : null) : formatMoney(income, edition),
    ],
    ["On the return", claimLineWords(person, year)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

/** One person of the household. */
export function PersonCard({ person, year, edition, onEdit, onRemove }: PersonCardProps) {
  const { name, relation, celiac } = person;
  const relationWords = RELATION_WORDS[edition][relation];
  return (
    <Card>
      <CardBody className="flex h-full flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <CardTitle as="h3" className="break-words">
              {name}
            </CardTitle>
            {name === relationWords ? null : <p className="text-sm text-ink-soft">{relationWords}</p>}
          </div>
          {celiac ? <Badge tone="claim">Celiac disease</Badge> : <Badge>No celiac disease</Badge>}
        </div>
        <dl className="grid gap-2 text-sm">
          {factsOf(person, year, edition).map(([label, value]) => (
            <div key={label} className="grid grid-cols-[8rem_1fr] gap-x-3">
              <dt className="text-ink-faint">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <Allowed to="change">
          <div className="mt-auto flex flex-wrap gap-2">
            <Button tone="secondary" size="small" aria-label={`Change ${name}`} onClick={onEdit}>
              Change
            </Button>
            {onRemove ? (
              <Button tone="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
                Remove
              </Button>
            ) : null}
          </div>
        </Allowed>
      </CardBody>
    </Card>
  );
}
