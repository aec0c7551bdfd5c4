import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Allowed } from "@/features/household/allowed";
import { usePersonWords } from "./use-person-words";

interface PersonCardProps {
  person: PersonView;
  year: number;
  onEdit: () => void;
  /** Absent for the account's owner, who stays. */
  onRemove?: (() => void) | undefined;
}

/** Returns the facts of a person that a claim needs, each with what is still unknown. */
function useFacts(): (person: PersonView, year: number) => [label: string, value: string][] {
  const locale = useLocale();
  const t = useTranslations("people.card");
  const practitioner = useTranslations("people.practitioner");
  const words = usePersonWords();
  const { edition } = LOCALE_FACTS[locale];
  return (person, year) => {
    const { birthDate, diedOn, celiac, diagnosedOn, letter, incomeMatters } = person;
    const income = person.netIncomeByYear[String(year)];
    const letterOf = ({ signedBy: name, ...of }: NonNullable<PersonView["letter"]>) => {
      const date = formatDate(of.date, locale);
      const kind = practitioner(of.practitioner).toLocaleLowerCase(locale);
      return name === null
        ? t("letterOf", { date, practitioner: kind })
        : t("letterBy", { date, name, practitioner: kind });
    };
    const unknown = (asked: boolean) => (asked ? t("notEntered") : null);
    const facts: [string, string | null][] = [
      [t("born"), birthDate && formatDate(birthDate, locale)],
      [t("died"), diedOn && formatDate(diedOn, locale)],
      [t("diagnosed"), diagnosedOn && formatDate(diagnosedOn, locale)],
      [t("letter"), letter ? letterOf(letter) : unknown(celiac)],
      [
        t("income", { edition, year: String(year) }),
        income === undefined ? unknown(incomeMatters) : formatMoney(income, locale),
      ],
      [t("onReturn"), words.claimLine(person, year) ?? (person.isClaimable ? null : t("notClaimable"))],
    ];
    return facts.filter((fact): fact is [string, string] => fact[1] !== null);
  };
}

/** One person of the household. */
export function PersonCard({ person, year, onEdit, onRemove }: PersonCardProps) {
  const { name, relation, celiac } = person;
  const t = useTranslations("people");
  const factsOf = useFacts();
  const relationWords = usePersonWords().relation(relation);
  return (
    <Card className="h-full">
      <CardBody className="flex h-full flex-col gap-4">
        <div className="flex items-start justify-between gap-2 max-sm:flex-wrap">
          <div className="min-w-0">
            <CardTitle as="h2" className="break-words">
              {name}
            </CardTitle>
            {name === relationWords ? null : <p className="text-sm text-ink-soft">{relationWords}</p>}
          </div>
          <Badge tone={celiac ? "claim" : undefined} className="shrink-0">
            {t(celiac ? "card.celiac" : "card.notCeliac")}
          </Badge>
        </div>
        <dl className="grid gap-2 text-sm">
          {factsOf(person, year).map(([label, value]) => (
            <div key={label} className="grid grid-cols-[8rem_1fr] gap-x-3">
              <dt className="text-ink-faint">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <Allowed to="change">
          <div className="mt-auto flex flex-wrap gap-2">
            <Button tone="secondary" size="small" aria-label={t("form.change", { name })} onClick={onEdit}>
              {t("card.change")}
            </Button>
            {onRemove ? (
              <Button tone="quiet" size="small" aria-label={t("card.removeOne", { name })} onClick={onRemove}>
                {t("card.remove")}
              </Button>
            ) : null}
          </div>
        </Allowed>
      </CardBody>
    </Card>
  );
}
