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

/** Gives people what another one bought and shares, each with photos, a total and a price of spaghetti of their own. */
async function buyAlike(
  testApp: TestApp,
  first: Person,
  others: readonly { readonly person: Person; readonly dollars: number }[],
): Promise<void> {
  const buyers = others.map(({ person, dollars }) => {
    photos += 1;
    return { id: person.user.id, cents: Math.round(dollars * 100), total: 10_000 + photos };
  });
  const copies = (table: string, own: string, from = `${table} old`) =>
    `INSERT INTO ${table} SELECT fresh.* FROM buyers, ${from}, LATERAL jsonb_populate_record(old, ${own}) fresh WHERE `;
  const idOf = (column: string) => `md5(${column}::text || buyers.id)::uuid`;
  const hash = "encode(sha256(gen_random_uuid()::text::bytea), 'hex')";
  const receipt = `jsonb_build_object('id', ${idOf("old.id")}, 'user_id', buyers.id, 'image_sha256', ${hash},
    'perceptual_hash', left(${hash}, 16), 'total_cents', CASE WHEN old.total_cents IS NOT NULL THEN buyers.total END)`;
  const item = `jsonb_build_object('id', ${idOf("old.id")}, 'receipt_id', ${idOf("old.receipt_id")}) ||
    CASE WHEN old.position = 1 THEN jsonb_build_object('price', buyers.cents,
      'proposed', jsonb_set(old.proposed, '{charged,cents}', to_jsonb(buyers.cents))) ELSE '{}' END`;
  const seen = `jsonb_build_object('id', ${idOf("old.id")}, 'user_id', buyers.id,
    'receipt_item_id', ${idOf("old.receipt_item_id")},
    'price', CASE WHEN item.position = 1 THEN buyers.cents ELSE old.price END)`;
  const bought = "receipt_items item JOIN receipts ON receipts.id = item.receipt_id";
  const statements = [
    `UPDATE users SET share_prices = first.share_prices, created_at = first.created_at
     FROM buyers, users first WHERE users.id = buyers.id AND first.id = $1`,
    `${copies("receipts", receipt)} old.user_id = $1`,
    `${copies("receipt_items", item, "receipt_items old JOIN receipts ON receipts.id = old.receipt_id")} receipts.user_id = $1`,
    `${copies("price_observations", seen, `price_observations old JOIN (${bought}) ON item.id = old.receipt_item_id`)} receipts.user_id = $1`,
  ];
  const given =
    "WITH buyers AS (SELECT * FROM jsonb_to_recordset($2) AS b (id uuid, cents integer, total integer))";
  for (const statement of statements)
    await testApp.pool.query(`${given} ${statement}`, [first.user.id, JSON.stringify(buyers)]);
}

/** People who share, each with one receipt of spaghetti: the first has it read, the others have one like it. */
export async function sharers(testApp: TestApp, dollars: readonly number[], rest: Partial<Bought> = {}) {
  const people: { readonly person: Person; readonly dollars: number }[] = [];
  for (const one of dollars) people.push({ person: await testApp.signIn(), dollars: one });
  const [first, ...others] = people;
  if (!first) return [];
  await first.person.call.account.updateProfile({ sharePrices: true });
  await buys(testApp, first.person, first.dollars, rest);
  await season(testApp, first.person);
  await buyAlike(testApp, first.person, others);
  return people.map(({ person }) => person);
}
