import type { Box, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { QuarterTurns } from "../image/turn-image";

/** A box of the upright page as a box on the photo before it was turned; both in fractions. */
export function boxOnPhoto({ x, y, width, height }: Box, turns: QuarterTurns): Box {
  if (turns === 1) return { x: y, y: 1 - x - width, width: height, height: width };
  if (turns === 2) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (turns === 3) return { x: 1 - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
}

/** The reading with every box moved to its place on the photo as a browser shows it. */
export function readingOnPhoto(reading: ReceiptReading, turns: QuarterTurns): ReceiptReading {
  if (turns === 0) return reading;
  const placed = <Part extends { box: Box | null }>(part: Part): Part => ({
    ...part,
    box: part.box && boxOnPhoto(part.box, turns),
  });
  return {
    ...reading,
    store: placed(reading.store),
    purchaseDate: placed(reading.purchaseDate),
    subtotalCents: placed(reading.subtotalCents),
    totalCents: placed(reading.totalCents),
    taxes: reading.taxes.map(placed),
    items: reading.items.map(placed),
    discounts: reading.discounts.map(placed),
    deposits: reading.deposits.map(placed),
    tenders: reading.tenders.map(placed),
  };
}
