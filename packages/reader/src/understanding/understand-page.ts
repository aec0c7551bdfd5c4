import type {
  ReadingCharge,
  ReadingIssue,
  ReadingItem,
  ReceiptReading,
} from "@gf-ledger/domain/reading/receipt-reading";
import type { OcrPage } from "../ocr/word";
import { agreementOf } from "./agreement";
import { boxAround } from "./boxes";
import { currencyOf } from "./currency";
import { assembleItems, type ChargeDraft, type ItemDraft, itemZoneEnd } from "./item-assembly";
import { type Line, linesOf } from "./lines";
import { purchaseDateOf } from "./purchase-date";
import { rowsOf } from "./rows";
import { storeNameOf } from "./store-names";
import { type Figure, footOf } from "./totals";

/** Changes whenever the same words may be understood differently. */
export const UNDERSTANDING_VERSION = "1";

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** Understands the words of one page as a receipt. Boxes are fractions of the page. Deterministic. */
export function understandPage(page: OcrPage): ReceiptReading {
  const lines = linesOf(rowsOf(page));
  const foot = footOf(lines);
  const assembly = assembleItems(lines, itemZoneEnd(lines));
  const store = storeNameOf(lines);
  const currency = currencyOf(lines, store?.chain ?? null);
  const date = purchaseDateOf(lines, "month_first");
  const agreement = agreementOf(assembly, foot);
  const sure = agreement.subtotalAgrees ?? agreement.totalAgrees;
  const bonus = sure === true ? 0.05 : sure === false ? -0.15 : -0.05;

  const own = (draft: ItemDraft) =>
    assembly.charges.filter((charge) => charge.kind === "discount" && assembly.items[charge.after] === draft);
  const items: ReadingItem[] = assembly.items.map((draft) => {
    const cut = own(draft).reduce((all, charge) => all + charge.cents, 0);
    return {
      name: draft.name,
      rawText: draft.lines.map((line) => line.text).join("\n"),
      quantity: draft.note?.quantity ?? 1,
      unit: draft.note?.unit ?? "each",
      unitPriceCents: draft.note?.unitPriceCents ?? null,
      priceCents: draft.cents + cut,
      taxCode: draft.flags === "" ? null : draft.flags,
      confidence: round(draft.priceLine.row.confidence - 0.05 + bonus),
      box: boxAround(draft.lines, page),
    };
  });
  const charge = (draft: ChargeDraft): ReadingCharge => ({
    label: draft.label,
    cents: draft.cents,
    itemIndex: draft.kind === "discount" && draft.after >= 0 ? draft.after : null,
    rawText: draft.line.text,
    confidence: round(draft.line.row.confidence - 0.05 + bonus),
    box: boxAround([draft.line], page),
  });
  const figure = (one: Figure): ReadingCharge => ({
    label: one.line.label.replace(/\s+/g, " ").trim(),
    cents: one.cents,
    itemIndex: null,
    rawText: one.line.text,
    confidence: round(one.line.row.confidence),
    box: boxAround([one.line], page),
  });
  const field = <Value>(value: Value | null, line: Line | null, confidence: number) => ({
    value,
    confidence: value === null ? 0 : round(confidence),
    rawText: line?.text ?? null,
    box: line ? boxAround([line], page) : null,
  });
  const issues: ReadingIssue[] = [];
  const issue = (code: ReadingIssue["code"], message: string) =>
    issues.push({ code, message, itemIndex: null });
  if (items.length === 0) issue("no_items", "No items could be read on this receipt.");
  if (!foot.total) issue("no_total", "The total could not be read.");
  if (!date) issue("no_date", "The date of purchase could not be read.");
  if (!store) issue("no_store", "The name of the store could not be read.");
  if (agreement.subtotalAgrees === false)
    issue("items_do_not_add_up", "The items do not add up to the subtotal on the receipt.");
  if (agreement.totalAgrees === false)
    issue("total_does_not_add_up", "The items and taxes do not add up to the total on the receipt.");
  const totalConfidence =
    (foot.total?.line.row.confidence ?? 0) + (agreement.totalAgrees === false ? -0.2 : 0);
  return {
    store: field(store?.name ?? null, store?.line ?? null, store?.confidence ?? 0),
    purchaseDate: field(date?.date ?? null, date?.line ?? null, date?.confidence ?? 0),
    currency,
    subtotalCents: field(
      foot.subtotal?.cents ?? null,
      foot.subtotal?.line ?? null,
      foot.subtotal?.line.row.confidence ?? 0,
    ),
    taxes: foot.taxes.map(figure),
    totalCents: field(foot.total?.cents ?? null, foot.total?.line ?? null, totalConfidence),
    items,
    discounts: assembly.charges.filter((one) => one.kind === "discount").map(charge),
    deposits: assembly.charges.filter((one) => one.kind === "deposit").map(charge),
    tenders: foot.tenders.map(figure),
    issues,
    arithmetic: agreement,
    confidence: round(
      items.length === 0 ? 0.1 : items.reduce((all, item) => all + item.confidence, 0) / items.length,
    ),
    reader: {
      name: "local",
      version: UNDERSTANDING_VERSION,
      model: null,
      inputTokens: null,
      outputTokens: null,
    },
  };
}
