import type { ReceiptToCheck } from "@gf-ledger/domain/receipt/to-check";
import type { ReceiptTruth } from "@gf-ledger/reader/generator/receipt-truth";
import { familyReceipts, YEAR } from "./family-receipts";
import { Tally } from "./person-time";
import type { Family } from "./signed-in-family";
import { besideThePaper, correcting, wrongLines } from "./what-is-wrong";

/** Doubts that are answered in the list of what needs a look. */
const OF_HEAD: readonly string[] = ["date", "store", "currency"];
/** How many regular prices are looked up in a shop. */
const LOOKED_UP = 5;

export interface Part {
  readonly name: string;
  readonly tally: Tally;
}

export interface Shoebox {
  readonly receipts: number;
  readonly lines: number;
  readonly sure: number;
  /** Lines of sure receipts whose price is not the paper's. */
  readonly unnoticed: number;
  readonly doubts: Readonly<Record<string, number>>;
  readonly before: readonly Part[];
  readonly after: readonly Part[];
}

/** Answers what the list asks of one receipt's head as the paper has it, and says what that took. */
async function answerHead(family: Family, receipt: ReceiptToCheck, truth: ReceiptTruth, tally: Tally) {
  const { id, doubts, dates, store } = receipt;
  const { date, store: shop } = truth;
  if (doubts.includes("date")) {
    const offered = date !== null && [...dates, receipt.purchaseDate].includes(date);
    tally.add(offered ? { look: 1, tap: 1 } : { look: 1, date: 1, tap: 1 });
    if (date !== null) await family.receipts.update({ id, purchaseDate: date });
  }
  if (doubts.includes("store")) {
    tally.add(store === shop ? { look: 1, tap: 1 } : { look: 1, name: 1, tap: 1 });
    if (shop !== null) await family.receipts.update({ id, store: shop });
  }
  if (doubts.includes("currency")) {
    tally.add({ tap: 1 });
    await family.receipts.update({ id, currency: "CAD" });
  }
}

/** Reads, checks and saves a shoebox, and counts what it takes in both ways. */
export async function emptyShoebox(
  family: Family,
  count: number,
  say: (line: string) => void,
): Promise<Shoebox> {
  const truths = new Map<string, ReceiptTruth>();
  for await (const { image, truth } of familyReceipts(count)) {
    const { id } = await family.receipts.create({ image });
    truths.set(id, truth);
    say(`${truths.size} of ${count} read`);
  }
  const [oneByOne, byException] = [new Tally(), new Tally()];
  const [sizesOfLines, sizesOfProducts] = [new Tally(), new Tally()];
  const doubts: Record<string, number> = {};
  const photos = new Tally();
  photos.add({ photo: 1 }, count);
  let unnoticed = 0;
  // Photos in one go, then the list.
  byException.add({ screen: 2, tap: 4 });
  let [sure, lines] = [0, 0];
  for (;;) {
    const { receipts } = await family.receipts.toCheck();
    if (receipts.length === 0) break;
    for (const receipt of receipts) {
      const truth = truths.get(receipt.id);
      if (!truth) throw new Error("A receipt that is not of this shoebox.");
      const draft = await family.receipts.get({ id: receipt.id });
      const wrong = wrongLines(draft, truth);
      const ticked = draft.items.filter(({ selected }) => selected);
      lines += ticked.length;
      oneByOne.add({ screen: 1, receipt: 1, tap: 2 });
      oneByOne.add(correcting(wrong));
      for (const doubt of receipt.doubts) doubts[doubt] = (doubts[doubt] ?? 0) + 1;
      if (receipt.doubts.length === 0) {
        sure += 1;
        unnoticed += Math.max(wrong.missing, wrong.surplus);
        if (wrong.missing + wrong.surplus > 0) say(besideThePaper(draft, truth));
      }
      const head = new Tally();
      await answerHead(family, receipt, truth, head);
      oneByOne.add(head.counts);
      byException.add(head.counts);
      if (receipt.doubts.some((doubt) => !OF_HEAD.includes(doubt))) {
        byException.add({ screen: 1, receipt: 1, tap: 2 });
        byException.add(correcting(wrong));
      }
      if (ticked.length > 0) await family.receipts.confirm({ id: receipt.id });
      else await family.receipts.discardDraft({ id: receipt.id });
    }
  }
  // What is sure is saved with one press; what was answered becomes sure, and a second press saves it.
  byException.add({ tap: 2 });
  const missing = await family.taxReport.missingSizes({ year: YEAR });
  sizesOfProducts.add({ screen: 1, tap: 1 });
  for (const { knownSizes, itemCount } of missing.products) {
    sizesOfLines.add({ tap: 2, screen: 1, look: 1, figure: 1 }, itemCount);
    sizesOfProducts.add(knownSizes.length === 1 ? { look: 1 } : { look: 1, figure: 1 });
  }
  return {
    receipts: truths.size,
    lines,
    sure,
    unnoticed,
    doubts,
    before: [
      { name: "photos", tally: photos },
      { name: "checking", tally: oneByOne },
      { name: "sizes", tally: sizesOfLines },
      ...(await pricesAndPeople(family, false)),
    ],
    after: [
      { name: "photos", tally: photos },
      { name: "checking", tally: byException },
      { name: "sizes", tally: sizesOfProducts },
      ...(await pricesAndPeople(family, true)),
    ],
  };
}

/** The regular prices that carry most, by dialogs of the price book or on the walk, and the people of the claim. */
async function pricesAndPeople(family: Family, walking: boolean): Promise<Part[]> {
  const [prices, people] = [new Tally(), new Tally()];
  const { stops } = await family.priceBook.walk({ year: YEAR, wholeYear: true });
  const found = Math.min(LOOKED_UP, stops.length);
  if (walking) {
    prices.add({ screen: 2, name: 1, tap: 3 });
    prices.add({ shelf: 1, tap: 3, look: 1, screen: 1 }, found);
  } else {
    prices.add({ screen: 1, tap: 1 });
    prices.add({ shelf: 1, tap: 4, screen: 2, figure: 2, date: 1, name: 1 }, found);
  }
  people.add({ screen: 2, tap: 4, name: 1, date: 2, figure: 1 });
  return [
    { name: "prices", tally: prices },
    { name: "people", tally: people },
  ];
}
