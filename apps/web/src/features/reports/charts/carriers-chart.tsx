"use client";

import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { claimCarriersOf } from "@gf-ledger/domain/tax-report/claim-carriers";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Cell, ColumnHeader, RowHeader } from "@/components/table";
import { ChartTable } from "./chart-table";
import { LyingBars } from "./lying-bars";

/** As many bars as can be taken in at a glance; the table has the sum of the others. */
const PRODUCTS = 7;

/** reports-44: the products with the largest extra cost. */
export function CarriersChart({ rows }: { rows: readonly LineItemView[] }) {
  const t = useTranslations("reports.charts");
  const columns = useTranslations("yearReport");
  const locale = useLocale();
  const { products, others } = useMemo(() => claimCarriersOf(rows, PRODUCTS), [rows]);

  const sum = products.reduce((cents, one) => cents + one.countedExtraCost, others.countedExtraCost);
  const shown = [
    ...products,
    ...(others.productCount > 0 ? [{ ...others, name: t("others", { count: others.productCount }) }] : []),
  ];
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  return (
    <>
      <LyingBars
        bars={shown.map(({ name, countedExtraCost }) => ({
          name,
          dollars: dollarsFromCents(countedExtraCost),
        }))}
      />
      <ChartTable label={t("showProducts")} caption={t("carriers")}>
        <thead>
          <tr>
            <ColumnHeader>{t("product")}</ColumnHeader>
            <ColumnHeader numeric>{columns("items")}</ColumnHeader>
            <ColumnHeader numeric>{t("extraCost")}</ColumnHeader>
            <ColumnHeader numeric>{t("share")}</ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, itemCount, countedExtraCost }) => (
            <tr key={name}>
              <RowHeader>{name}</RowHeader>
              <Cell numeric>{itemCount.toLocaleString(locale)}</Cell>
              <Cell numeric>{formatMoney(dollarsFromCents(countedExtraCost), locale)}</Cell>
              <Cell numeric>{percent.format(countedExtraCost / sum)}</Cell>
            </tr>
          ))}
        </tbody>
      </ChartTable>
    </>
  );
}
