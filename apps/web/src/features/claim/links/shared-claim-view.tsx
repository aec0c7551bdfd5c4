import type { SharedClaim } from "@gf-ledger/claim/file/claim-link";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { GROUNDS } from "@gf-ledger/domain/pricing/ground";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { SharedBlock } from "./shared-block";
import { SharedDocuments } from "./shared-documents";

/** A claim as its link shows it, read only. */
export function SharedClaimView({ claim }: { claim: SharedClaim }) {
  const t = useTranslations("sharedClaim");
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(dollars, locale, claim.currency);
  const day = (date: string) => formatDate(date.slice(0, 10), locale);
  const filed = claim.filedElsewhere ? "filedElsewhere" : "filed";
  const status =
    claim.status === "draft"
      ? t("draft")
      : t(claim.status === "adjusted" && !claim.filedElsewhere ? "adjusted" : filed, {
          day: day(claim.filedOn ?? ""),
        });
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-10">
      <header className="max-w-prose">
        <h1 className="text-2xl sm:text-3xl">{t("heading", { year: String(claim.taxYear) })}</h1>
        <p className="mt-1 text-sm text-ink-soft">{t("readOnly", { day: day(claim.expiresAt) })}</p>
      </header>
      <Card>
        <CardBody>
          <dl>
            <dt className="text-sm text-ink-soft">{t("total")}</dt>
            <dd className="figures mt-1 text-3xl font-semibold text-claim">{money(claim.expenses)}</dd>
          </dl>
          <p className="mt-1 text-sm">
            {t("food")} <span className="figures">{money(claim.food)}</span>
          </p>
          <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
            <dt className="text-ink-soft">{t("period")}</dt>
            <dd>
              {t("dates", { from: day(claim.period.from), to: day(claim.period.to) })}
              {claim.period.ofPersons.map(({ name, from, to }) => (
                <span key={name} className="block wrap-anywhere">
                  {t("datesOf", { name, from: day(from), to: day(to) })}
                </span>
              ))}
            </dd>
            <dt className="text-ink-soft">{t("status")}</dt>
            <dd>{status}</dd>
            {claim.snapshotSha256 ? (
              <>
                <dt className="text-ink-soft">{t("sha256")}</dt>
                <dd className="min-w-0 font-mono text-xs break-all">{claim.snapshotSha256}</dd>
              </>
            ) : null}
            <dt className="text-ink-soft">{t("people")}</dt>
            <dd>
              <ul>
                {claim.people.map(({ name, relation, celiac }) => (
                  <li key={`${name} ${relation}`} className="wrap-anywhere">
                    {t(celiac ? "personCeliac" : "person", { name, relation: t(`relations.${relation}`) })}
                  </li>
                ))}
              </ul>
            </dd>
            <dt className="text-ink-soft">{t("receipts")}</dt>
            <dd>{claim.receipts}</dd>
            <dt className="text-ink-soft">{t("restsOn")}</dt>
            <dd>{GROUNDS.map((ground) => t(ground, { amount: money(claim.restsOn[ground]) })).join(", ")}</dd>
          </dl>
        </CardBody>
      </Card>
      {claim.blocks.map((block) => (
        <SharedBlock key={`${block.line} ${block.people.join()}`} block={block} claim={claim} />
      ))}
      <Card>
        <CardBody>
          <CardTitle>{t("documents")}</CardTitle>
          <p className="mt-1 text-sm text-ink-soft">{t("documentsWords")}</p>
          <SharedDocuments claim={claim} />
        </CardBody>
      </Card>
    </div>
  );
}
