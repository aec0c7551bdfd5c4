import { Prisma } from "@gf-ledger/db/generated/client";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ReceiptList, ReceiptListInput, ReceiptSummary } from "@gf-ledger/domain/receipt/receipt-list";
import type { SignedInContext } from "../../context";
import type { UserScope } from "../../gate/user-scope";
import { COUNTED, IS_LIVE } from "../../tax-report/queries/live-line-items";

/** More shops than a person buys at; the search finds the others. */
const MAX_STORES = 200;

const IS_DRAFT = Prisma.sql`(receipts.status = 'draft' OR receipts.reopened IS NOT NULL)`;
const owned = (scope: UserScope) => Prisma.sql`receipts.user_id = ${scope.userId}::uuid`;

/** Text is looked for as it stands: a per cent sign is no pattern. */
const holds = (column: Prisma.Sql, text: string) => Prisma.sql`strpos(lower(${column}), lower(${text})) > 0`;

function conditionsOf({ query, status, year, store }: ReceiptListInput): Prisma.Sql {
  const conditions: Prisma.Sql[] = [];
  if (status) conditions.push(status === "draft" ? IS_DRAFT : Prisma.sql`NOT ${IS_DRAFT}`);
  if (store) conditions.push(Prisma.sql`receipts.store = ${store}`);
  if (year) {
    conditions.push(Prisma.sql`receipts.purchase_date >= make_date(${year}::int, 1, 1)
      AND receipts.purchase_date < make_date(${year}::int + 1, 1, 1)`);
  }
  if (query !== "") {
    conditions.push(Prisma.sql`(${holds(Prisma.sql`receipts.store`, query)} OR EXISTS (
      SELECT 1 FROM receipt_items WHERE receipt_id = receipts.id AND ${holds(Prisma.sql`name`, query)}))`);
  }
  return conditions.length === 0 ? Prisma.empty : Prisma.sql`AND ${Prisma.join(conditions, " AND ")}`;
}

interface SummaryRow extends Omit<ReceiptSummary, "total" | "countedExtraCost" | "createdAt" | "status"> {
  readonly draft: boolean;
  readonly totalCents: number | null;
  readonly countedExtraCost: number;
  readonly createdAt: Date;
}

const summaryOf = ({ draft, totalCents, ...row }: SummaryRow): ReceiptSummary => ({
  ...row,
  currency: currencySchema.parse(row.currency),
  status: draft ? "draft" : "confirmed",
  total: totalCents === null ? null : dollarsFromCents(totalCents),
  countedExtraCost: dollarsFromCents(row.countedExtraCost),
  createdAt: row.createdAt.toISOString(),
});

/** GET /api/receipts (receipts-65): the owner's receipts, drafts first, then by purchase date, newest first. */
export async function listReceipts(ctx: SignedInContext, input: ReceiptListInput): Promise<ReceiptList> {
  const { database, actor } = ctx;
  const { page, perPage } = input;
  const chosen = conditionsOf(input);
  const [rows, [counted], facets] = await Promise.all([
    database.$queryRaw<SummaryRow[]>`
      SELECT receipts.id, store, to_char(purchase_date, 'YYYY-MM-DD') AS "purchaseDate",
        total_cents AS "totalCents", currency, created_at AS "createdAt",
        ${IS_DRAFT} AS draft, reopened IS NOT NULL AS reopened,
        (SELECT count(*)::int FROM receipt_items WHERE receipt_id = receipts.id) AS "itemCount",
        saved.lines AS "lineItemCount", saved.cents AS "countedExtraCost"
      FROM receipts CROSS JOIN LATERAL (
        SELECT count(*)::int AS lines, coalesce(sum(${COUNTED}), 0)::int AS cents
        FROM line_items
        WHERE receipt_id = receipts.id AND user_id = ${actor.scope.userId}::uuid AND ${IS_LIVE}) saved
      WHERE ${owned(actor.scope)} ${chosen}
      ORDER BY draft DESC, receipts.purchase_date DESC NULLS FIRST, receipts.id DESC
      LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
    database.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM receipts WHERE ${owned(actor.scope)} ${chosen}`,
    database.$queryRaw<{ store: string | null; year: number | null }[]>`
      SELECT DISTINCT store, extract(year FROM purchase_date)::int AS year FROM receipts
      WHERE ${owned(actor.scope)}`,
  ]);
  const totalItems = counted?.count ?? 0;
  const known = <Value>(values: readonly (Value | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  return {
    receipts: rows.map(summaryOf),
    stores: known(facets.map(({ store }) => store))
      .sort()
      .slice(0, MAX_STORES),
    years: known(facets.map(({ year }) => year)).sort((a, b) => b - a),
    totalItems,
    totalPages: Math.ceil(totalItems / perPage),
    page,
    perPage,
  };
}
