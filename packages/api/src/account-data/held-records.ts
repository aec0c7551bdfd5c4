import type { Transaction } from "@gf-ledger/db/database";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { calendarDateOf } from "../calendar-column";
import type { UserScope } from "../gate/user-scope";
import { liveLineItems } from "../tax-report/live-line-items";
import { heldEntries } from "./held-entries";

/** A row that was here before an import: its id, and what of it may differ from a record of the download. */
export interface HeldRow {
  readonly id: string | null;
  readonly says: string;
}

/** Rows that were here before an import, by what makes a record of the download the same thing. */
export type HeldRows = Map<string, HeldRow[]>;

const says = (...parts: readonly unknown[]) => JSON.stringify(parts);
const nameOf = (name: string) => spellingKey(name);

/** How a record is recognised (`key`), and what must be alike for it to be the same (`says`), kind by kind. */
export const SAME = {
  receipts: (row: {
    imageSha256: string;
    store: string | null;
    purchaseDate: string | null;
    totalCents: number | null;
    status: string;
  }) => ({
    key: row.imageSha256,
    says: says(row.store, row.purchaseDate, row.totalCents, row.status),
  }),
  lineItems: (row: {
    receiptId: string | null;
    purchaseDate: string;
    name: string;
    price: number;
    currency: string;
    regularPrice: number;
    category: string;
    quantity: number;
  }) => ({
    key: says(row.receiptId, row.purchaseDate, nameOf(row.name), row.price, row.currency),
    says: says(row.price, row.regularPrice, row.category, row.quantity),
  }),
  ownPrices: (row: { productId: string; currency: string; price: number }) => ({
    key: says(row.productId, row.currency),
    says: says(row.price),
  }),
  corrections: (row: {
    chainKey: string;
    textKey: string;
    articleCode: string;
    name: string;
    category: string;
    kind: string;
    selected: boolean;
  }) => ({
    key: says(row.chainKey, row.textKey, row.articleCode),
    says: says(row.name, row.category, row.kind, row.selected),
  }),
  mergedNames: (row: { spellingKey: string; productKey: string }) => ({
    key: row.spellingKey,
    says: row.productKey,
  }),
  observations: (row: {
    name: string;
    store: string | null;
    seenOn: string;
    price: number;
    currency: string;
    size: number | null;
  }) => ({
    key: says(nameOf(row.name), row.store, row.seenOn, row.price, row.currency, row.size),
    says: "",
  }),
  people: (row: { relation: string; name: string; celiac: boolean; birthDate: string | null }) => ({
    // There is one of these in a household, whatever they are called.
    key:
      row.relation === "self" || row.relation === "spouse"
        ? row.relation
        : says(row.relation, nameOf(row.name)),
    says: says(nameOf(row.name), row.celiac, row.birthDate),
  }),
  claims: (row: { edition: string; taxYear: number; status: string; snapshotSha256: string | null }) => ({
    key: says(row.edition, row.taxYear),
    says: says(row.status, row.snapshotSha256),
  }),
} as const;

/** When a line item was logged, of what: it stays so when its price is corrected, and in another account. */
export const momentKey = (row: { createdAt: string; purchaseDate: string; name: string }) =>
  says(row.createdAt, row.purchaseDate, nameOf(row.name));

const dateOf = (column: Date | null) => column && calendarDateOf(column);

/** The key under which stand only rows that say the same too. */
export const exactKey = ({ key, says: said }: { readonly key: string; readonly says: string }) =>
  `${key} says ${said}`;

function inOrder(rows: readonly (readonly [key: string, row: HeldRow])[]): HeldRows {
  const held: HeldRows = new Map();
  for (const [key, row] of rows) {
    for (const one of [key, exactKey({ key, says: row.says })]) {
      const alike = held.get(one);
      if (alike) alike.push(row);
      else held.set(one, [row]);
    }
  }
  return held;
}

const byKey = (rows: readonly (HeldRow & { readonly key: string })[]) =>
  inOrder(rows.map(({ key, id, says: said }) => [key, { id, says: said }]));

/** Everything that the account holds before an import, by what makes a record the same thing. */
export async function heldRecords(database: Transaction, scope: UserScope) {
  const where = { userId: scope.userId };
  const receipts = await database.receipt.findMany({
    where,
    select: { id: true, imageSha256: true, store: true, purchaseDate: true, totalCents: true, status: true },
  });
  const lineItems = await database.lineItem.findMany({
    where: liveLineItems(scope),
    select: {
      ...{ id: true, receiptId: true, purchaseDate: true, name: true, price: true },
      ...{ currency: true, regularPrice: true, category: true, quantity: true, createdAt: true },
    },
  });
  const heldLineItems = lineItems.map((row) => {
    const record = {
      ...row,
      purchaseDate: calendarDateOf(row.purchaseDate),
      createdAt: row.createdAt.toISOString(),
    };
    return { row: { id: row.id, says: SAME.lineItems(record).says }, record };
  });
  const ownPrices = await database.productPrice.findMany({ where });
  const corrections = await database.correction.findMany({ where });
  const mergedNames = await database.mergedName.findMany({ where });
  const observations = await database.priceObservation.findMany({ where });
  const people = await database.person.findMany({ where });
  const claims = await database.claim.findMany({ where, omit: { snapshot: true } });
  return {
    receipts: byKey(
      receipts.map((row) => ({
        ...row,
        ...SAME.receipts({ ...row, purchaseDate: dateOf(row.purchaseDate) }),
      })),
    ),
    lineItems: inOrder(heldLineItems.map(({ row, record }) => [SAME.lineItems(record).key, row])),
    lineItemsByMoment: inOrder(heldLineItems.map(({ row, record }) => [momentKey(record), row])),
    ownPrices: byKey(ownPrices.map((row) => ({ id: null, ...SAME.ownPrices(row) }))),
    corrections: byKey(corrections.map((row) => ({ id: row.id, ...SAME.corrections(row) }))),
    mergedNames: byKey(mergedNames.map((row) => ({ id: null, ...SAME.mergedNames(row) }))),
    observations: byKey(
      observations.map((row) => ({
        id: row.id,
        ...SAME.observations({ ...row, seenOn: calendarDateOf(row.seenOn) }),
      })),
    ),
    people: byKey(
      people.map((row) => ({ id: row.id, ...SAME.people({ ...row, birthDate: dateOf(row.birthDate) }) })),
    ),
    entries: byKey(await heldEntries(database, scope)),
    claims: byKey(claims.map((row) => ({ id: row.id, ...SAME.claims(row) }))),
    filedPeriods: claims.flatMap(({ edition, status, periodFrom, periodTo }) =>
      status === "draft" || !periodFrom || !periodTo
        ? []
        : [{ edition, from: calendarDateOf(periodFrom), to: calendarDateOf(periodTo) }],
    ),
  };
}
export type HeldRecords = Awaited<ReturnType<typeof heldRecords>>;
