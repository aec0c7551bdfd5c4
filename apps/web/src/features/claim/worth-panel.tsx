"use client";

import type { ClaimView, WorthView } from "@gf-ledger/claim/file/claim-view";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Skeleton } from "@/components/skeleton";
import { AllowedFields } from "@/features/household/allowed";
import { trpc } from "@/trpc/client";
import { WorthInputsForm } from "./worth-inputs-form";
import { WorthSectionLines } from "./worth-section-lines";

interface WorthProps {
  claim: ClaimView;
  edition: Edition;
}

/** What the claim is worth, an estimate beside the report: its inputs, and each line with formula and source. */
export function WorthPanel({ claim, edition }: WorthProps) {
  const t = useTranslations("claim.worth");
  const { data } = trpc.claims.worth.useQuery({ id: claim.id });
  const people = trpc.people.list.useQuery({ year: claim.taxYear }).data?.people ?? [];
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "";
  return (
    <Card id="worth" className="scroll-mt-24">
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">{t("text")}</p>
        {claim.status === "draft" ? (
          <AllowedFields>
            <WorthInputsForm key={claim.updatedAt} claim={claim} edition={edition} people={people} />
          </AllowedFields>
        ) : null}
        {data ? (
          <Worth worth={data} nameOf={nameOf} edition={edition} />
        ) : (
          <Skeleton className="mt-4 h-48" label={t("working")} />
        )}
      </CardBody>
    </Card>
  );
}

interface FiguresProps {
  worth: WorthView;
  edition: Edition;
  nameOf: (id: string) => string;
}

function Worth({ worth, nameOf, edition }: FiguresProps) {
  const t = useTranslations("claim.worth");
  const locale = useLocale();
  const { claimant } = worth;
  const amount = worth.worth === null ? null : formatMoney(worth.worth, locale);
  return (
    <div className="mt-5 flex flex-col gap-4">
      {amount ? (
        <div className="figures text-2xl font-semibold">{worth.upTo ? t("upTo", { amount }) : amount}</div>
      ) : null}
      {worth.deduction ? <p className="text-sm">{worth.deduction.words}</p> : null}
      {claimant?.why && claimant.otherPersonId ? (
        <p className="text-sm">
          {t("shouldClaim", {
            name: nameOf(claimant.personId),
            difference: formatMoney(claimant.difference, locale),
            other: nameOf(claimant.otherPersonId),
            why: claimant.why,
          })}
        </p>
      ) : null}
      {worth.asked.length > 0 ? (
        <ul className="list-disc space-y-1 pl-5 text-sm text-ink-soft">
          {worth.asked.map(({ question, words, personIds }) => (
            <li key={question}>
              {personIds.length > 0 ? t("of", { what: words, who: personIds.map(nameOf).join(", ") }) : words}
            </li>
          ))}
        </ul>
      ) : null}
      {worth.sections.map((section) => (
        <WorthSectionLines key={section.part} section={section} nameOf={nameOf} />
      ))}
      {edition === "ca" && worth.sections.length > 0 ? (
        <p className="text-sm text-ink-soft">{t("notWorkedOut")}</p>
      ) : null}
      {worth.stateNote ? (
        <p className="text-sm text-ink-soft">
          {worth.stateNote.words} {worth.stateNote.source.words}.
        </p>
      ) : null}
    </div>
  );
}
