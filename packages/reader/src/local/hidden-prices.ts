import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { ReadingIssue, ReadingItem, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { OcrPage } from "../ocr/word";
import { understandPage } from "../understanding/understand-page";
import { lettersOnly } from "../understanding/words/glyphs";

/** The items whose names stand once only, by their letters. */
function itemsByName(items: readonly ReadingItem[]): Map<string, ReadingItem> {
  const nameOf = ({ name }: ReadingItem) => lettersOnly(name);
  const times = new Map<string, number>();
  for (const item of items) times.set(nameOf(item), (times.get(nameOf(item)) ?? 0) + 1);
  return new Map(
    items.filter((item) => times.get(nameOf(item)) === 1).map((item) => [nameOf(item), item] as const),
  );
}

/**
 * The reading of a file's pictures, in which each item is in doubt for which the text hidden behind them says
 * another price; what is shown counts (reading-100).
 * @param hidden the hidden words, on the page that was read
 */
export function withHiddenPrices(reading: ReceiptReading, hidden: OcrPage): ReceiptReading {
  const told = itemsByName(understandPage(hidden).items);
  const shown = itemsByName(reading.items);
  const doubts = reading.items.flatMap((item, itemIndex): ReadingIssue[] => {
    const name = lettersOnly(item.name);
    const other = told.get(name);
    if (!other || shown.get(name) !== item || other.price === item.price) return [];
    const message = messageKey("sentences.priceHidden", { name: item.name });
    return [{ code: "line_in_doubt", message, itemIndex, others: [{ name: item.name, cents: other.price }] }];
  });
  const isNew = ({ code, itemIndex }: ReadingIssue) =>
    code !== "line_in_doubt" || !doubts.some((doubt) => doubt.itemIndex === itemIndex);
  return { ...reading, issues: [...reading.issues.filter(isNew), ...doubts] };
}
