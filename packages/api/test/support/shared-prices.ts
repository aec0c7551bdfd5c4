import { randomUUID } from "node:crypto";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { QuantityUnit } from "@gf-ledger/domain/reading/receipt-reading";
import { readItem, reading } from "./reading";
import type { TestApp } from "./test-app";

export type Person = Awaited<ReturnType<TestApp["signIn"]>>;

interface Bought {
  readonly line: string;
  readonly day: string;
  readonly quantity: number;
  readonly unit: QuantityUnit;
  /** Whether the receipt's sums hold. */
  readonly agrees: boolean;
  /** Every photo is one of its own unless it is named. */
  readonly photo: string;
  /** Every purchase has a total of its own unless it is given. */
  readonly totalCents: number;
}

const SPAGHETTI = "SPAGHETTI 900G";

let photos = 0;
const hex = (text: string, length: number) =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16))
    .join("")
    .padStart(length, "0")
    .slice(-length);

/** Reads and saves a receipt with a gluten-free item and one of spaghetti, as the till printed it. */
export async function buys(
  testApp: TestApp,
  person: Person,
  dollars: number,
  rest: Partial<Bought> = {},
  before: (person: Person, receiptId: string) => Promise<unknown> = async () => {},
): Promise<string> {
  photos += 1;
  const { line = SPAGHETTI, day = "2026-03-14", quantity = 1, unit = "each" } = rest;
  const { agrees = true, photo = `photo ${photos}`, totalCents = 10_000 + photos } = rest;
  const cents = Math.round(dollars * 100);
  testApp.reader.next = () => ({
    ok: true,
    reading: reading({
      purchaseDate: { value: day, confidence: 0.9, rawText: null, box: null },
      totalCents: { value: totalCents, confidence: 0.9, rawText: null, box: null },
      items: [readItem("GF PENNE", 449), { ...readItem(line, cents), quantity, unit }],
      arithmetic: { itemsCents: 449 + cents, subtotalAgrees: null, totalAgrees: agrees },
    }),
    imageSha256: hex(photo, 64),
    perceptualHash: hex(photo, 16),
  });
  const { id } = await person.call.receipts.create({ image: Buffer.from("hi") });
  await before(person, id);
  await person.call.receipts.confirm({ id });
  return id;
}

/** The account is old enough, and had receipts read in the two months before this one. */
export async function season(testApp: TestApp, { user }: Person, days = 90, months = 2): Promise<void> {
  const createdAt = new Date(testApp.clock.now.getTime() - days * DAY_MS);
  await testApp.database.user.update({ where: { id: user.id }, data: { createdAt } });
  const [like] = await testApp.database.receipt.findMany({ where: { userId: user.id }, take: 1 });
  if (!like) throw new Error("Nothing was read yet.");
  for (let ago = 1; ago <= months; ago += 1) {
    const { id: _, evidence, reopened: __, ...row } = like;
    const read = new Date(Date.UTC(2026, 2 - ago, 10));
    const hash = hex(`${user.id}${ago}`, 64);
    await testApp.database.receipt.create({
      data: { ...row, evidence: evidence ?? {}, imageSha256: hash, totalCents: null, createdAt: read },
    });
  }
}

/** Gives a person a receipt as another has one, with a photo, a total and a price of spaghetti of its own. */
async function buysAlike(testApp: TestApp, { user }: Person, dollars: number, alike: string): Promise<void> {
  photos += 1;
  const cents = Math.round(dollars * 100);
  const copy = (table: "receipts" | "receipt_items" | "price_observations", id: string, change: object) =>
    testApp.pool.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(like_it, $2::jsonb)).* FROM ${table} like_it WHERE id = $1`,
      [id, JSON.stringify(change)],
    );
  const [userId, receiptId] = [user.id, randomUUID()];
  const own = { image_sha256: hex(`photo ${photos}`, 64), perceptual_hash: hex(`photo ${photos}`, 16) };
  await copy("receipts", alike, { id: receiptId, user_id: userId, ...own, total_cents: 10_000 + photos });
  const items = await testApp.database.receiptItem.findMany({ where: { receiptId: alike } });
  for (const { id, position, proposed } of items) {
    const itemId = randomUUID();
    const { charged } = proposed as { charged: object };
    const paid = { price: cents, proposed: { ...(proposed as object), charged: { ...charged, cents } } };
    await copy("receipt_items", id, {
      id: itemId,
      receipt_id: receiptId,
      ...(position === 1 ? paid : {}),
    });
    for (const seen of await testApp.database.priceObservation.findMany({ where: { receiptItemId: id } })) {
      await copy("price_observations", seen.id, {
        id: randomUUID(),
        user_id: userId,
        receipt_item_id: itemId,
        ...(position === 1 ? { price: cents } : {}),
      });
    }
  }
}

/** People who share, each with one receipt of spaghetti: the first has it read, the others have one like it. */
export async function sharers(testApp: TestApp, dollars: readonly number[], rest: Partial<Bought> = {}) {
  const people: Person[] = [];
  let read: string | null = null;
  for (const one of dollars) {
    const person = await testApp.signIn();
    await person.call.account.updateProfile({ sharePrices: true });
    if (read) await buysAlike(testApp, person, one, read);
    else read = await buys(testApp, person, one, rest);
    await season(testApp, person);
    people.push(person);
  }
  return people;
}
