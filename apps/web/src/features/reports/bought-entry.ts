import type { Kind } from "@gf-ledger/domain/line-item/kind";
import type { Unit } from "@gf-ledger/domain/size/unit";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { LineItemEdit } from "./line-item-edit";

/** What stands in the fields of the dialog. */
export interface BoughtTyped {
  readonly quantity: string;
  readonly size: string;
  readonly unit: Unit | "";
  readonly kind: Kind;
  readonly kindNote: string;
  readonly countsInFull: boolean;
}

export function typedBought(row: LineItemView): BoughtTyped {
  return {
    quantity: String(Math.abs(row.quantity)),
    size: row.size === null ? "" : String(row.size),
    unit: row.unit ?? "",
    kind: row.kind,
    kindNote: row.kindNote ?? "",
    countsInFull: row.kind === "no-counterpart" && row.regularPrice === 0,
  };
}

type Entry =
  | { readonly ok: true; readonly edit: LineItemEdit }
  | { readonly ok: false; readonly wrong: Partial<Record<keyof BoughtTyped, string>> };

const NEEDS_NOTE: ReadonlySet<Kind> = new Set(["natural", "never"]);

/** A number above 0 with a point or a comma; `null` for anything else. */
function amountIn(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return amount > 0 ? amount : null;
}

/** The change as it is sent, or what is wrong with each field (reports-34). */
export function readBought(row: LineItemView, typed: BoughtTyped): Entry {
  const quantity = amountIn(typed.quantity);
  const size = amountIn(typed.size);
  const unsized = typed.size.trim() === "" && typed.unit === "";
  const wrong: Partial<Record<keyof BoughtTyped, string>> = {};
  if (quantity === null || quantity > 100_000)
    wrong.quantity = "Please enter a quantity above 0, at most 100,000.";
  if (!unsized && (size === null || typed.unit === ""))
    wrong.size = "Please give a size with its unit, for example 400 and g.";
  if (unsized && row.soldByWeight) wrong.size = "What was sold by weight needs its weight.";
  const note = typed.kindNote.trim();
  if (NEEDS_NOTE.has(typed.kind) && note === "") wrong.kindNote = "Please say in a few words why it counts.";
  if (Object.keys(wrong).length > 0 || quantity === null) return { ok: false, wrong };
  const sign = typed.kind === "return" ? -1 : 1;
  const bought = {
    size: unsized ? null : size,
    unit: typed.unit === "" ? null : typed.unit,
    kind: typed.kind,
  };
  return {
    ok: true,
    edit: {
      shown: { ...bought, quantity: sign * quantity },
      sent: {
        ...bought,
        quantity: sign * quantity,
        ...(NEEDS_NOTE.has(typed.kind) ? { kindNote: note } : {}),
        ...(typed.kind === "no-counterpart" ? { countsInFull: typed.countsInFull } : {}),
      },
    },
  };
}
