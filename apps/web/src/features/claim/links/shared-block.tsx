import type { SharedClaim } from "@gf-ledger/claim/file/claim-link";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { UNITS } from "@gf-ledger/domain/size/units";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";

interface SharedBlockProps {
  block: SharedClaim["blocks"][number];
  claim: SharedClaim;
}

/** People whose expenses share one line of the return, with a row a product. */
export function SharedBlock({ block, claim }: SharedBlockProps) {
  const t = useTranslations("sharedClaim");
  const lines = useTranslations("claimDocuments.block");
  const units = useTranslations("food.unit");
  const locale = useLocale();
  const unitWords = (unit: string) => {
    const known = UNITS.find((one) => one === unit);
    return known === undefined ? unit : units(known);
  };
  const money = (dollars: number) => formatMoney(dollars, locale, claim.currency);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const unlined = claim.edition === "us" ? lines("us") : t("lineUnknown");
  const line = block.line ? t("line", { line: block.line }) : unlined;
  const sums = [
    [t("adjustments"), block.adjustments],
    [t("otherExpenses"), block.otherExpenses],
  ] as const;
  return (
    <Card>
      <CardBody>
        <CardTitle>{line}</CardTitle>
        <p className="mt-1 mb-3 text-sm text-ink-soft wrap-anywhere">{block.people.join(", ")}</p>
        <Table caption={line}>
          <thead>
            <tr>
              <ColumnHeader>{t("product")}</ColumnHeader>
              <ColumnHeader className="max-sm:hidden">{t("boughtBy")}</ColumnHeader>
              <ColumnHeader numeric>{t("quantity")}</ColumnHeader>
              <ColumnHeader numeric>{t("paid")}</ColumnHeader>
              <ColumnHeader numeric>{t("regular")}</ColumnHeader>
              <ColumnHeader numeric>{t("extra")}</ColumnHeader>
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={`${row.person} ${row.name} ${row.size} ${row.unit} ${row.price}`}>
                <RowHeader className="wrap-anywhere">
                  {row.name}
                  <span className="block text-xs font-normal text-ink-soft">
                    {row.size && row.unit ? `${number.format(row.size)}\u00A0${unitWords(row.unit)}` : null}
                    {row.sizeCompared ? null : ` ${t("sizeNotCompared")}`}
                  </span>
                </RowHeader>
                <Cell className="max-sm:hidden">{row.person}</Cell>
                <Cell numeric>{number.format(row.quantity)}</Cell>
                <Cell numeric>{money(row.price)}</Cell>
                <Cell numeric>{money(row.regularPrice)}</Cell>
                <Cell numeric>{money(row.extraCost)}</Cell>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(([words, dollars]) =>
              dollars === 0 ? null : (
                <tr key={words}>
                  <RowHeader>{words}</RowHeader>
                  <Cell className="max-sm:hidden" />
                  <Cell numeric colSpan={4}>
                    {money(dollars)}
                  </Cell>
                </tr>
              ),
            )}
            <tr className="font-semibold">
              <RowHeader>{t("sum")}</RowHeader>
              <Cell className="max-sm:hidden" />
              <Cell numeric colSpan={4}>
                {money(block.expenses)}
              </Cell>
            </tr>
          </tfoot>
        </Table>
      </CardBody>
    </Card>
  );
}
