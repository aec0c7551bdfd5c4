import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type {
  ReadingCharge,
  ReadingIssue,
  ReadingItem,
  ReceiptReading,
} from "@gf-ledger/domain/reading/receipt-reading";

/**
 * The parts of a reading that the arithmetic checks. Item prices are after the item's own discount
 * (reading-16).
 */
export interface Judgeable {
  readonly store: string | null;
  readonly purchaseDate: string | null;
  readonly items: readonly Pick<ReadingItem, "name" | "price" | "confidence">[];
  readonly discounts: readonly ReadingCharge[];
  readonly deposits: readonly ReadingCharge[];
  readonly taxes: readonly ReadingCharge[];
  readonly subtotalCents: number | null;
  readonly totalCents: number | null;
}

/** What of it is added up. */
export interface AddedUp extends Pick<Judgeable, "deposits" | "taxes" | "subtotalCents" | "totalCents"> {
  readonly items: readonly Pick<ReadingItem, "price">[];
  readonly discounts: readonly Pick<ReadingCharge, "cents" | "itemIndex">[];
}

const LOW_CONFIDENCE = 0.7;

const sum = (charges: readonly { readonly cents: number }[]) =>
  charges.reduce((all, charge) => all + charge.cents, 0);

/**
 * Adds a receipt up in each way that tills do: deposits and whole-receipt discounts before or after the
 * subtotal.
 */
export function arithmeticOf(parts: AddedUp): ReceiptReading["arithmetic"] {
  const itemsCents = parts.items.reduce((all, item) => all + item.price, 0);
  const deposits = sum(parts.deposits);
  const loose = sum(parts.discounts.filter((discount) => discount.itemIndex === null));
  const taxes = sum(parts.taxes);
  const goods = [itemsCents, itemsCents + deposits, itemsCents + loose, itemsCents + deposits + loose];
  const { subtotalCents: subtotal, totalCents: total } = parts;
  const afterSubtotal =
    subtotal === null ? [] : [0, deposits, loose, deposits + loose].map((more) => subtotal + more);
  const payable = [...(afterSubtotal.length > 0 ? afterSubtotal : goods)];
  // On some receipts prices include the tax, which is then only stated.
  const due = [...payable.map((base) => base + taxes), ...payable];
  return {
    itemsCents,
    subtotalAgrees: subtotal === null || parts.items.length === 0 ? null : goods.includes(subtotal),
    totalAgrees:
      total === null || (parts.items.length === 0 && subtotal === null) ? null : due.includes(total),
  };
}

/**
 * Judges any reader's reading by the receipt's own figures: whether items, subtotal, taxes and total agree,
 * and which issues the person should look at, each in one sentence. A mismatch warns, never blocks
 * (reading-26).
 */
export function judgeReading(parts: Judgeable): Pick<ReceiptReading, "arithmetic" | "issues"> {
  const arithmetic = arithmeticOf(parts);
  const issues: ReadingIssue[] = [];
  const whole = (code: ReadingIssue["code"], message: string) =>
    issues.push({ code, message, itemIndex: null });
  if (parts.items.length === 0 && parts.totalCents === null) {
    whole("not_a_receipt", messageKey("sentences.notReceipt"));
  }
  if (parts.items.length === 0) whole("no_items", messageKey("sentences.noItems"));
  if (parts.totalCents === null) whole("no_total", messageKey("sentences.noTotal"));
  if (parts.purchaseDate === null) whole("no_date", messageKey("sentences.noDate"));
  if (parts.store === null) whole("no_store", messageKey("sentences.noStore"));
  if (arithmetic.subtotalAgrees === false) {
    whole("items_do_not_add_up", messageKey("sentences.subtotalDiffers"));
  }
  if (arithmetic.totalAgrees === false) {
    whole("total_does_not_add_up", messageKey("sentences.totalDiffers"));
  }
  for (const [itemIndex, item] of parts.items.entries()) {
    if (item.confidence >= LOW_CONFIDENCE) continue;
    issues.push({
      code: "line_in_doubt",
      message: messageKey("sentences.lineDoubtful", { name: item.name }),
      itemIndex,
    });
  }
  return { arithmetic, issues };
}
