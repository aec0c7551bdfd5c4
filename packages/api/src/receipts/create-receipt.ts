import type { Transaction } from "@gf-ledger/db/database";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { ReadOptions } from "@gf-ledger/reader/receipt-reader";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { memoryAt } from "../corrections/recall-corrections";
import { mailLimitNear } from "../jobs/limit-near";
import { inTransaction } from "../refusals/in-transaction";
import { readCounted } from "./counted-reading";
import { decodeImage } from "./decode-image";
import { draftItem, type ItemRow } from "./draft-receipt";
import { evidenceOf } from "./evidence";
import { findDuplicate } from "./find-duplicate";
import { storedReceipt } from "./find-receipt";
import { linkReturns } from "./link-returns";
import { planUseWithRoom } from "./plan-limit";
import type { Read, Unread } from "./read-image";

type NoDraftRead = Unread | "image_too_large" | "image_undecodable" | "plan_used_up" | "too_many_requests";

interface Draft {
  readonly items: readonly ItemRow[];
  /** The catalogue that the items' proposals come from. */
  readonly catalogueVersion: string;
}

/**
 * Reads a photo and stores a draft receipt with its proposals (receipts-7 POST /api/receipts), of the photo
 * only its hashes (receipts-4). The plan's limit counts successful readings (plans-4). It is checked before
 * reading, and again with the user's row locked, so that parallel uploads cannot pass it.
 */
export async function createReceipt(
  ctx: SignedInContext,
  input: { image: string | Uint8Array },
  options: ReadOptions = {},
): Promise<Outcome<ReceiptView, NoDraftRead>> {
  const image = decodeImage(input.image);
  if (!image.ok) return image;
  const use = await planUseWithRoom(ctx, ctx.database);
  if (!use.ok) return use;
  const outcome = await readCounted(ctx, image.value, use.value.premium, options);
  if (!outcome.ok) return outcome;
  const read = outcome.value;
  // A receipt in the other country's currency is compared with that country's prices (receipts-11).
  const edition = read.reading.currency === null ? ctx.edition : editionOfCurrency(read.reading.currency);
  const memory = await memoryAt(ctx.database, ctx.actor.scope, read.reading.store.value);
  const items = await Promise.all(
    read.reading.items.map((item) => draftItem(item, ctx.matcher, edition, memory)),
  );
  const catalogueVersion = await ctx.matcher.version();
  const draft = { items, catalogueVersion };
  return inTransaction(ctx.database, (transaction) => storeReading(ctx, transaction, read, draft));
}

async function storeReading(
  ctx: SignedInContext,
  transaction: Transaction,
  read: Read,
  { items, catalogueVersion }: Draft,
): Promise<Outcome<ReceiptView, "plan_used_up">> {
  const { scope } = ctx.actor;
  const { reading } = read;
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${scope.userId}::uuid FOR UPDATE`;
  const use = await planUseWithRoom(ctx, transaction);
  if (!use.ok) return use;
  await mailLimitNear(ctx, transaction, use.value);
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
  await linkReturns(ctx, transaction, id);
  return done(await storedReceipt(transaction, scope, id));
}
