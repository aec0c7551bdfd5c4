"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { CorrectionTable } from "./correction-table";

/** Which amount goes on which line of the return, who enters it, and the table of a correction (claim-64). */
export function ReturnLinesCard({ claimId }: { claimId: string }) {
  const t = useTranslations("returnLines");
  const locale = useLocale();
  const printed = trpc.claims.returnLines.useQuery({ id: claimId });
  const { data } = printed;
  if (!data) return <Loading of={[printed]} className="h-48" label={t("title")} />;
  const { lines, asked, correction } = data;
  const money = (amount: number | null) => (amount === null ? "–" : formatMoney(amount, locale));
  return (
    <Card id="return-lines" className="scroll-mt-24">
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">{data.enteredBy}</p>
        <dl className="mt-3 divide-y divide-line text-sm">
          {lines.map(({ name, words, amount }) => (
            <div key={name} className="flex items-baseline justify-between gap-4 py-2">
              <dt className="min-w-0">
                <span className="block font-medium">{name}</span>
                <span className="block text-ink-soft">{words}</span>
              </dt>
              <dd className="figures shrink-0">{money(amount)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 py-2 font-semibold">
            <dt>{t("total")}</dt>
            <dd className="figures shrink-0">{money(data.total)}</dd>
          </div>
        </dl>
        {data.doubts.map((doubt) => (
          <p key={doubt} className="mt-2 text-sm text-ink-soft">
            {doubt}
          </p>
        ))}
        {lines.some(({ amount }) => amount === null) ? (
          <div className="mt-2 text-sm text-ink-soft">
            <p>{t("open")}</p>
            <ul className="list-disc pl-5">
              {asked.map(({ question, words }) => (
                <li key={question}>{words}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <details className="mt-3 text-sm text-ink-soft">
          <summary className="cursor-pointer content-center pointer-coarse:min-h-11">{t("sources")}</summary>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {lines.map(({ name, source }) => (
              <li key={name} className="wrap-anywhere">
                {t("sourceOf", { line: name, source })}
              </li>
            ))}
          </ul>
        </details>
        {correction ? <CorrectionTable correction={correction} currency={data.currency} /> : null}
      </CardBody>
    </Card>
  );
}
