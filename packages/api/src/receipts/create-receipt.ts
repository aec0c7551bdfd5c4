import type { Transaction } from "@gf-ledger/db/database";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { ReadOptions, ReadOutcome } from "@gf-ledger/reader/receipt-reader";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { mailLimitNear } from "../jobs/limit-near";
import { readCounted } from "./counted-reading";
import { decodeImage } from "./decode-image";
import { draftItem, type ItemRow } from "./draft-receipt";
import { evidenceOf } from "./evidence";
import { findDuplicate } from "./find-duplicate";
import { findReceipt } from "./find-receipt";
import { assertWithinPlan, planUse } from "./plan-limit";

type Read = Extract<ReadOutcome, { ok: true }>;

interface Draft {
  readonly items: readonly ItemRow[];
  /** The catalogue that the items' proposals come from. */
  readonly catalogueVersion: string;
}

/**
 * Reads a photo and stores a draft receipt with its proposals (receipts-7 POST /api/receipts). The photo
 * itself is never stored, only its hashes (receipts-4). The plan's limit counts successful readings (plans-4):
 * it is looked at before reading, and again with the user's row locked, so that parallel uploads
 * cannot pass it. `options` follow the reading through its stages, or end it.
 */
export async function createReceipt(
  ctx: SignedInContext,
  input: { image: string | Uint8Array },
  options: ReadOptions = {},
): Promise<ReceiptView> {
  const image = decodeImage(input.image);
  const use = await planUse(ctx, ctx.database);
  assertWithinPlan(use);
  const read = await readCounted(ctx, image, use.premium, options);
  // A receipt in the other country's currency is compared with that country's prices (receipts-11).
  const edition = read.reading.currency === null ? ctx.edition : editionOfCurrency(read.reading.currency);
  const items = await Promise.all(read.reading.items.map((item) => draftItem(item, ctx.matcher, edition)));
  const catalogueVersion = await ctx.matcher.version();
  const draft = { items, catalogueVersion };
  return ctx.database.$transaction((transaction) => storeReading(ctx, transaction, read, draft));
}

async function storeReading(
  ctx: SignedInContext,
  transaction: Transaction,
  read: Read,
  { items, catalogueVersion }: Draft,
): Promise<ReceiptView> {
  const { scope } = ctx.actor;
  const { reading } = read;
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${scope.userId}::uuid FOR UPDATE`;
  const use = await planUse(ctx, transaction);
  assertWithinPlan(use);
  await mailLimitNear(ctx, transaction, use);
  const duplicateOfId = await findDuplicate(transaction, scope, read);
  await transaction.reading.create({ data: { userId: scope.userId, readAt: ctx.now() } });
  const { id } = await transaction.receipt.create({
    data: {
      userId: scope.userId,
      store: reading.store.value,
      purchaseDate: reading.purchaseDate.value ? dateColumnOf(reading.purchaseDate.value) : null,
      subtotalCents: reading.subtotalCents.value,
      taxCents: reading.taxes.length > 0 ? reading.taxes.reduce((sum, tax) => sum + tax.cents, 0) : null,
      totalCents: reading.totalCents.value,
      currency: reading.currency ?? EDITION_FACTS[ctx.edition].currency,
      reader: reading.reader.name,
      readerVersion: reading.reader.version,
      readerModel: reading.reader.model,
      inputTokens: reading.reader.inputTokens,
      outputTokens: reading.reader.outputTokens,
      catalogueVersion,
      confidence: reading.confidence,
      evidence: evidenceOf(reading),
      imageSha256: read.imageSha256,
      perceptualHash: read.perceptualHash,
      duplicateOfId,
      createdAt: ctx.now(),
      items: {
        createMany: {
          data: items.map((item, position) => ({ position, ...item })),
        },
      },
    },
    select: { id: true },
  });
  return findReceipt(transaction, scope, id);
}
