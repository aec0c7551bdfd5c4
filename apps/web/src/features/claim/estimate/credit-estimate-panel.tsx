"use client";

import type { ClaimView, CreditEstimateView } from "@gf-ledger/claim/file/claim-view";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Alert } from "@/components/notices/alert";
import { AllowedFields } from "@/features/household/allowed";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { ClaimantsSideBySide } from "./claimants-side-by-side";
import { EstimateInputsForm } from "./estimate-inputs-form";
import { EstimateSectionLines } from "./estimate-section-lines";
import { isIncomeKnown } from "./income-known";

interface CreditEstimateProps {
  claim: ClaimView;
  edition: Edition;
}

/**
 * What the claim is worth once an income is known, an estimate beside the report: its inputs, and each line with
 * formula and source.
 */
export function CreditEstimatePanel({ claim, edition }: CreditEstimateProps) {
  const t = useTranslations("claim.worth");
  const estimate = trpc.claims.worth.useQuery({ id: claim.id });
  const people = trpc.people.list.useQuery({ year: claim.taxYear }).data?.people;
  if (!people || !isIncomeKnown(people, claim.taxYear)) return null;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "";
  return (
    <Card id="worth" className="scroll-mt-24">
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">{t("text")}</p>
        {claim.status === "draft" ? (
          <AllowedFields>
            <EstimateInputsForm
              // Mounted again only when its own values change: what is typed stays while another part of the claim changes.
              key={JSON.stringify(claim.worthInputs)}
              claim={claim}
              edition={edition}
              people={people}
            />
          </AllowedFields>
        ) : null}
        {estimate.data ? (
          <CreditEstimate
            creditEstimate={estimate.data}
            nameOf={nameOf}
            edition={edition}
            province={provinceOf(claim, estimate.data.claimant?.personId)}
          />
        ) : (
          <div className="mt-4">
            <Loading of={[estimate]} className="h-48" label={t("working")} />
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** Where the claimant lived at the end of the year, or at death (claim-85). */
const provinceOf = ({ worthInputs }: ClaimView, claimantId: string | undefined) =>
  worthInputs.partners.find(({ personId }) => personId === claimantId)?.provinceAtDeath ??
  worthInputs.province;

interface FiguresProps {
  creditEstimate: CreditEstimateView;
  edition: Edition;
  province: ClaimView["worthInputs"]["province"];
  nameOf: (id: string) => string;
}

function CreditEstimate({ creditEstimate, nameOf, edition, province }: FiguresProps) {
  const t = useTranslations("claim.worth");
  const locale = useLocale();
  const { claimant } = creditEstimate;
  const amount = creditEstimate.worth === null ? null : formatMoney(creditEstimate.worth, locale);
  return (
    <div className="mt-5 flex flex-col gap-4">
      {amount ? (
        <div className="figures text-2xl font-semibold">
          {creditEstimate.upTo ? t("upTo", { amount }) : amount}
        </div>
      ) : null}
      {creditEstimate.deduction ? <p className="text-sm">{creditEstimate.deduction.words}</p> : null}
      {claimant?.words ? <p className="text-sm">{claimant.words}</p> : null}
      <ClaimantsSideBySide claimants={creditEstimate.claimants} nameOf={nameOf} />
      {creditEstimate.notes.map((note) => (
        <p key={note} className="text-sm">
          {note}
        </p>
      ))}
      {creditEstimate.finalReturns.map(({ personId, words }) => (
        <Alert key={personId} tone="info">
          {words}
        </Alert>
      ))}
      {creditEstimate.asked.length > 0 ? (
        <ul className="list-disc space-y-1 pl-5 text-sm text-ink-soft">
          {creditEstimate.asked.map(({ question, words, personIds }) => (
            <li key={question}>
              {personIds.length > 0 ? t("of", { what: words, who: personIds.map(nameOf).join(", ") }) : words}
            </li>
          ))}
        </ul>
      ) : null}
      {creditEstimate.sections.map((section) => (
        <EstimateSectionLines key={section.part} section={section} nameOf={nameOf} />
      ))}
      {edition === "ca" && creditEstimate.sections.length > 0 ? (
        <p className="text-sm text-ink-soft">{t("notWorkedOut", { province: province ?? "none" })}</p>
      ) : null}
      {creditEstimate.stateNote ? (
        <p className="text-sm text-ink-soft">
          {creditEstimate.stateNote.words} {creditEstimate.stateNote.source.words}.
        </p>
      ) : null}
    </div>
  );
}
