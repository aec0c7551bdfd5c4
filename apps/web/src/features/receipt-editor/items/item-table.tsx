import clsx from "clsx";
import { useTranslations } from "use-intl";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";
import { CroppedLine } from "../photo/line-crop";
import { ItemDifference, ItemMenu, ItemPrice, ItemProduct, ItemRegularPrice, ItemToggle } from "./item-cells";
import { DOUBTED_LINE, type ItemRowProps } from "./item-row";

/** A receipt's items as a table, for a screen that is wide enough (receipts-46). */
export function ItemTable({ rows }: { rows: readonly ItemRowProps[] }) {
  const t = useTranslations("receipt.list");
  return (
    <Table caption={t("caption")}>
      <thead>
        <tr>
          <ColumnHeader className="w-12">
            <span className="sr-only">{t("selected")}</span>
          </ColumnHeader>
          <ColumnHeader>{t("product")}</ColumnHeader>
          <ColumnHeader numeric>{t("price")}</ColumnHeader>
          <ColumnHeader numeric>{t("regularPrice")}</ColumnHeader>
          <ColumnHeader numeric>{t("difference")}</ColumnHeader>
          <ColumnHeader className="w-12">
            <span className="sr-only">{t("more")}</span>
          </ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.item.id}
            onMouseEnter={() => row.actions.point(row.item)}
            onMouseLeave={() => row.actions.point(null)}
            onFocus={() => row.actions.point(row.item)}
            onBlur={() => row.actions.point(null)}
            className={clsx(
              "align-top hover:bg-sunken/60 focus-within:bg-sunken/60",
              !row.item.selected && "text-ink-soft",
              row.doubt && DOUBTED_LINE,
            )}
          >
            <Cell>
              <ItemToggle {...row} />
            </Cell>
            <RowHeader className="font-normal">
              {row.doubt && row.photo && row.item.box ? (
                <CroppedLine url={row.photo} box={row.item.box} className="mb-2 max-w-md" />
              ) : null}
              <ItemProduct {...row} />
            </RowHeader>
            <Cell numeric>
              <ItemPrice {...row} />
            </Cell>
            <Cell numeric>
              <ItemRegularPrice {...row} />
            </Cell>
            <Cell numeric>
              <ItemDifference {...row} />
            </Cell>
            <Cell className="px-0 py-1">
              <ItemMenu {...row} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
