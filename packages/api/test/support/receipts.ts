import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { reading } from "./reading";
import type { TestApp } from "./test-app";

const PHOTO = Buffer.from("a photo");
type Person = Awaited<ReturnType<TestApp["signIn"]>>;
let photos = 0;

const field = <Value>(value: Value) => ({ value, confidence: 0.9, rawText: null, box: null });

/** A reading of these items at a shop and on a day. */
export function readingAt(store: string, purchaseDate: string, items: ReceiptReading["items"]) {
  return reading({ store: field(store), purchaseDate: field(purchaseDate), items });
}

/** Reads a photo of which the reader sees what is given, a new one unless told, into a draft of the person's. */
export async function readReceipt(
  testApp: TestApp,
  { call }: Pick<Person, "call">,
  seen: ReceiptReading,
  hashes: { readonly imageSha256?: string; readonly perceptualHash?: string } = {},
) {
  const { next } = testApp.reader;
  photos += 1;
  const hash = String(photos).padStart(60, "0");
  testApp.reader.next = () => ({
    ok: true,
    reading: seen,
    imageSha256: `ffff${hash}`,
    perceptualHash: hash.slice(-16),
    ...hashes,
  });
  try {
    return await call.receipts.create({ image: PHOTO });
  } finally {
    testApp.reader.next = next;
  }
}

/** The sums of everything in the person's reports of a year, in cents. */
export async function yearOf(testApp: TestApp, userId: string) {
  const rows = await testApp.database.lineItem.findMany({ where: { userId, deletedAt: null } });
  const sum = (amount: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + amount(row), 0);
  return {
    price: sum((row) => row.price),
    regularPrice: sum((row) => row.regularPrice),
    extraCost: sum((row) => row.extraCost),
    quantity: Math.round(sum((row) => row.quantity) * 1e6) / 1e6,
  };
}
