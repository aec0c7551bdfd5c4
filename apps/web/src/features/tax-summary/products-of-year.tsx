"use client";

import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import {
  differenceSentence,
  eatenByOthersSentence,
  otherCurrencySentence,
} from "@gf-ledger/messages/claim-sums";
import { useDeferredValue, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { IntentLink } from "@/components/intent-link";
import { Loading } from "@/features/loading/loading";
import { MergeButton } from "@/features/merging/merge-button";
import { DownloadButton } from "@/features/reports/documents/download-button";
import { productsOf } from "@/features/reports/documents/download-csv";
import { type RouterOutputs, trpc } from "@/trpc/client";
import { EvidenceBar } from "./evidence-bar";
import { LookUpFirst } from "./look-up-first";
import { ProductTable } from "./product-table";
import { TaxChoiceCard } from "./tax-choice";

/** What each person's products come to; where nothing is anybody's yet, the way to say whose it is. */
function PeopleTotals({ data }: { data: YearByProduct }) {
  const locale = useLocale();
  const t = useTranslations("taxSummary");
  if (data.products.length === 0) {
    return (
      <p className="mt-4 text-sm text-warn">
        {t.rich("nobody", { people: (words) => <IntentLink href="/people">{words}</IntentLink> })}
      </p>
    );
  }
  if (data.people.length === 0) return null;
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] px-1 sm:px-3 gap-x-6 gap-y-1 text-sm">
      {data.people.map(({ id, name, amountToClaim }) => (
        <div key={id} className="contents">
          <dt className="min-w-0 break-words">{name}</dt>
          <dd className="figures text-right font-semibold text-claim">
            {formatMoney(amountToClaim, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many rows are shown before the person asks for the rest; a printed page shows all. */
const FIRST_ROWS = 12;
/** A button to show fewer rows than this would take more room than the rows. */
const FEWEST_HIDDEN = 4;

/**
 * The year summed by product, in the CRA's columns; nothing when the year is empty.
 */
export function ProductsOfYear({ year }: { year: number }) {
  const summed = trpc.taxReport.products.useQuery({ year });
  // Drawn in slices once it arrives (screens-49).
  const data = useDeferredValue(summed.data);
  // Its room, so that what follows does not come into view and leave again (screens-38).
  if (!data) return <Loading of={[summed]} className="h-128" />;
  const { products, eatenByOthers, itemsInOtherCurrency } = data;
  return products.length > 0 || eatenByOthers !== null || itemsInOtherCurrency > 0 ? (
    <Products data={data} />
  ) : null;
}

function Products({ data }: { data: RouterOutputs["taxReport"]["products"] }) {
  const locale = useLocale();
  const t = useTranslations("taxSummary.products");
  const reader = { locale, t: useTranslations("claimSums") };
  const [all, setAll] = useState(false);
  const { edition } = LOCALE_FACTS[locale];
  const beyond = data.products.length - FIRST_ROWS;
  const difference = differenceSentence(data, reader);
  const eaten = eatenByOthersSentence(data.eatenByOthers, reader);
  const elsewhere = otherCurrencySentence(data.itemsInOtherCurrency, reader);
  const hidden = all || beyond < FEWEST_HIDDEN ? 0 : beyond;
  return (
    <Card>
      <CardBody>
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <div className="max-w-prose flex-1 basis-64">
            <CardTitle>{t("title", { year: String(data.year) })}</CardTitle>
            <p className="mt-1 text-sm text-ink-soft">{t(`why.${edition}`)}</p>
          </div>
          <div className="print:hidden">
            <DownloadButton file={productsOf(data.year)} label={t("download")} tone="secondary" />
          </div>
        </div>
        <ProductTable
          data={data}
          shown={data.products.length - hidden}
          more={
            hidden > 0 ? (
              <Button tone="quiet" onClick={() => setAll(true)}>
                {t("more", { count: hidden })}
              </Button>
            ) : null
          }
        />
        {data.totalItems > data.products.length ? (
          <p className="mt-3 text-sm text-ink-soft">
            {t("beyond", { shown: data.products.length, all: data.totalItems })}
          </p>
        ) : null}
        <MergeButton data={data} />
        <PeopleTotals data={data} />
        {eaten === null ? null : <p className="mt-4 text-sm text-ink-soft">{eaten}</p>}
        {difference === null ? null : <p className="mt-4 text-sm text-ink-soft">{difference}</p>}
        {elsewhere === null ? null : <p className="mt-4 text-sm text-ink-soft">{elsewhere}</p>}
        <TaxChoiceCard data={data} />
        <EvidenceBar restsOn={data.restsOn} />
        <LookUpFirst data={data} />
        <p className="mt-4 text-xs text-ink-faint">{t("averages", { edition })}</p>
      </CardBody>
    </Card>
  );
}
