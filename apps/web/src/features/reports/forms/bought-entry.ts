import type { Locale } from "@gf-ledger/domain/edition/locale";
import { OVERRULED } from "@gf-ledger/domain/line-item/kinds";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { type BoughtTyped, type BoughtWrong, readBought } from "@/features/bought/bought-typed";
import type { Words } from "@/features/language/words/words";
import type { LineItemEdit } from "./line-item-edit";

/** What stands in the fields of the dialog; whether all of it counts is asked of one kind alone (claim-7). */
export interface LineItemTyped extends BoughtTyped {
  readonly countsInFull: boolean;
}

type Entry =
  | { readonly ok: true; readonly edit: LineItemEdit }
  | { readonly ok: false; readonly wrong: BoughtWrong };

/** The change as it is sent, or what is wrong with each field (reports-34). */
export function lineItemEntry(
  row: LineItemView,
  typed: LineItemTyped,
  { t, locale }: { readonly t: Words<"reports.bought">; readonly locale: Locale },
): Entry {
  const { kind, countsInFull } = typed;
  const read = readBought(typed, locale);
  const note = typed.kindNote.trim();
  const wrong: BoughtWrong = {
    ...(read.ok ? {} : read.wrong),
    ...(row.soldByWeight && read.ok && read.size === null ? { size: t("weightNeeded") } : {}),
  };
  if (!read.ok || Object.keys(wrong).length > 0) return { ok: false, wrong };
  const { size, unit } = read;
  // A note counts what would not (claim-50); what was left out stays so until its kind or note changes.
  const isOverruledAnew = OVERRULED.has(kind) && (kind !== row.kind || note !== (row.kindNote ?? ""));
  const bought = { size, unit, kind, quantity: kind === "return" ? -read.quantity : read.quantity };
  return {
    ok: true,
    edit: {
      shown: bought,
      sent: {
        ...bought,
        ...(OVERRULED.has(kind) ? { kindNote: note || null } : {}),
        ...(isOverruledAnew ? { counts: note !== "" } : {}),
        ...(kind === "no-counterpart" ? { countsInFull } : {}),
      },
    },
  };
}
