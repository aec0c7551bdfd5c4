import { isCodeRow } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { noteCents } from "../lines/quantity-lines";
import { amountsIn } from "../prices/money";
import type { OrderBlock } from "./order-block";
import { columnRoleOf, type OrderCell, type OrderColumn } from "./order-cells";
import { NOT_CHARGED_HEADING } from "./order-words";

/** Whether a row's own column says that it was not charged. */
export const isNotCharged = (cells: readonly OrderCell[], columns: readonly OrderColumn[]) =>
  cells.some(
    (cell) => cell.kind === "text" && isOtherColumn(cell, columns) && NOT_CHARGED_HEADING.test(cell.text),
  );

export const isOtherColumn = (cell: OrderCell, columns: readonly OrderColumn[]) =>
  columns.length > 0 && columnRoleOf(cell, columns) === "other";

export const orderCellText = (cells: readonly OrderCell[]) =>
  cells.flatMap((cell) => (cell.kind === "text" ? [cell.text] : [])).join(" ");

/** With the counts and amounts of a row, each by its column or by what it comes to. */
export function withFigures(
  block: OrderBlock,
  line: Line,
  cells: readonly OrderCell[],
  columns: readonly OrderColumn[],
): OrderBlock {
  let next = block;
  const money = cells.filter((cell) => cell.kind === "money");
  for (const cell of cells) {
    if (cell.kind === "count" && columnRoleOf(cell, columns) !== "ordered")
      next = { ...next, count: cell.count };
    if (cell.kind === "note") next = { ...next, note: cell.note };
  }
  const byRole = money.map((cell) => ({
    cell,
    role: columns.length > 0 ? columnRoleOf(cell, columns) : null,
  }));
  const unit = byRole.find(({ cell, role }) => cell.isUnit || (role === "unit" && money.length > 1));
  const charged = byRole.findLast((one) => one !== unit && !one.cell.isUnit);
  if (unit) next = { ...next, unitCents: unit.cell.cents };
  const other = money.find((cell) => cell !== charged?.cell && cell !== unit?.cell);
  const many = next.count ?? next.note?.quantity ?? 1;
  if (other && charged && !unit && other.cents * many === charged.cell.cents)
    next = { ...next, unitCents: other.cents };
  return charged ? { ...next, charged: { cents: charged.cell.cents, line } } : next;
}

/** Whether figures without a name belong to the article before, whose sum they come to, and not to the next one. */
export function isOfBlock(
  { charged, count, note, unitCents }: OrderBlock,
  cells: readonly OrderCell[],
): boolean {
  if (!charged) return true;
  return cells.every((cell) => {
    if (cell.kind === "note") return !note && [null, charged.cents].includes(noteCents(cell.note));
    if (cell.kind === "count") return count === null;
    return cell.kind !== "money" || (unitCents === null && cell.isUnit);
  });
}

/** The price of one beside an article's number. */
export function withUnit(block: OrderBlock, line: Line): OrderBlock {
  const [amount] = amountsIn(line.text);
  if (!amount || !isCodeRow(line.text.slice(0, amount.start)) || block.unitCents !== null) return block;
  return { ...block, unitCents: amount.cents };
}
