"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";

/** The first rows as they will be saved (reports-40). */
export function PreviewRows({ preview }: { preview: ImportPreview }) {
  const t = useTranslations("imports.preview");
  const locale = useLocale();
  const { rows, readyCount } = preview;
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <div>
          <CardTitle>{t("title")}</CardTitle>
          <p role="status" className="mt-1 text-sm text-ink-soft">
            {rows.length < readyCount
              ? t("first", { shown: rows.length, rows: readyCount })
              : t("rows", { rows: readyCount })}
          </p>
        </div>
        {rows.length > 0 ? (
          <Table caption={t("caption")}>
            <thead>
              <tr>
                <ColumnHeader>{t("product")}</ColumnHeader>
                <ColumnHeader numeric>{t("price")}</ColumnHeader>
                <ColumnHeader numeric>{t("regular")}</ColumnHeader>
                <ColumnHeader numeric>{t("difference")}</ColumnHeader>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.line}>
                  <RowHeader>
                    {row.name}
                    <span className="block text-xs font-normal text-ink-soft">
                      {factsInLine([formatDate(row.purchaseDate, locale), row.store, row.category])}
                    </span>
                  </RowHeader>
                  <Cell numeric>{formatMoney(row.price, locale)}</Cell>
                  <Cell numeric>
                    {formatMoney(row.regularPrice, locale)}
                    {row.ground === "estimate" ? (
                      <span className="block text-xs text-ink-soft">{t("estimated")}</span>
                    ) : null}
                  </Cell>
                  <Cell numeric>{formatMoney(row.extraCost, locale)}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        ) : null}
      </CardBody>
    </Card>
  );
}
