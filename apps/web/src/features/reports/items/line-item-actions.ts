import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { EditableField, LineItemEdit } from "../forms/line-item-edit";

/** What a person can do to one line item. */
export interface LineItemActions {
  edit(row: LineItemView, field: EditableField): void;
  /** Quantity, size and kind together: one without the other says little. */
  editBought(row: LineItemView): void;
  change(row: LineItemView, edit: LineItemEdit): void;
  /** Opens what the household says about it. */
  comment(row: LineItemView): void;
  openComments(row: LineItemView): number;
  remove(row: LineItemView): void;
}
