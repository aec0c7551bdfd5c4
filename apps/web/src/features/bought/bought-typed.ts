import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { quantitySchema } from "@gf-ledger/domain/line-item/quantity";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { Unit } from "@gf-ledger/domain/size/units";
import { typedNumber } from "../language/typed-amount";

/** How much of what kind was bought, as it stands in the fields of a dialog. */
export interface BoughtTyped {
  readonly quantity: string;
  readonly size: string;
  readonly unit: Unit | "";
  readonly kind: ItemKind;
  readonly kindNote: string;
}

export type BoughtWrong = Partial<Record<"quantity" | "size" | "kindNote", string>>;

interface Bought {
  readonly quantity: number;
  readonly size: number | null;
  readonly unit: Unit | null;
  readonly kind: ItemKind;
  readonly kindNote: string | null;
}

export function typedBought({ quantity, size, unit, kind, kindNote }: Bought): BoughtTyped {
  return {
    quantity: String(Math.abs(quantity)),
    size: size === null ? "" : String(size),
    unit: unit ?? "",
    kind,
    kindNote: kindNote ?? "",
  };
}

/** A number above 0 with a point or a comma; `null` for anything else. */
function amountIn(typed: string, locale: Locale): number | null {
  const text = typedNumber(typed, locale);
  const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return amount > 0 ? amount : null;
}

type Read =
  | { readonly ok: true; readonly quantity: number; readonly size: number | null; readonly unit: Unit | null }
  | { readonly ok: false; readonly wrong: BoughtWrong };

/** The typed amounts as numbers, or what is wrong with each field (receipts-58, reports-34). */
export function readBought({ quantity: many, size: typed, unit }: BoughtTyped, locale: Locale): Read {
  const quantity = amountIn(many, locale);
  const size = amountIn(typed, locale);
  const unsized = typed.trim() === "" && unit === "";
  const sized = size !== null && unit !== "";
  const quantityWrong = quantitySchema.safeParse(quantity ?? 0).error?.issues[0]?.message;
  const wrong: BoughtWrong = {
    ...(quantityWrong ? { quantity: quantityWrong } : {}),
    ...(unsized || sized ? {} : { size: messageKey("entryIssues.sizeAndUnit") }),
  };
  if (quantity === null || Object.keys(wrong).length > 0) return { ok: false, wrong };
  return { ok: true, quantity, size: sized ? size : null, unit: sized ? unit : null };
}
