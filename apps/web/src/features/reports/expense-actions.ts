import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { EditableField, LineItemEdit } from "./line-item-edit";

/** What can be done to one logged expense. */
export interface ExpenseActions {
  edit(row: LineItemView, field: EditableField): void;
  change(row: LineItemView, edit: LineItemEdit): void;
  remove(row: LineItemView): void;
}
