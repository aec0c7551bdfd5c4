import type { Transaction } from "@gf-ledger/db/database";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { ReadOptions } from "@gf-ledger/reader/receipt-reader";
import { dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { memoryAt } from "../../corrections/recall-corrections";
import { stillMay } from "../../gate/queries/still-may";
import { taxesAsRead } from "../../items/rules/taxes-of-items";
import { linkReturns } from "../../items/verbs/link-returns";
import { assertRoomFor } from "../../limits/account-room";
import { imageWithinSize } from "../../photos/image-size";
import type { otherPictures } from "../../photos/pictures-of-receipt";
import type { Read, Unread } from "../../photos/read-image";
import { inTransaction } from "../../refusals/in-transaction";
import { currentSubscription } from "../../subscription/current-subscription";
import { isPremium } from "../../subscription/premium";
import { knownSizes } from "../../tax-report/queries/known-sizes";
import { readCounted } from "../counted-reading";
import { draftItem, type ItemRow } from "../draft-receipt";
import { findDuplicate } from "../queries/find-duplicate";
import { storedReceipt } from "../queries/find-receipt";
import { evidenceOfDraft } from "../settled-evidence";
import { notifyRead } from "./notify-receipt";

export type NoDraftRead = Unread | "image_too_large" | "image_undecodable" | "too_many_requests";

/** A reading with the proposals for its items, not stored yet. */
export interface ReadDraft {
  readonly read: Read;
  readonly items: readonly ItemRow[];
  /** The hashes of the pictures below the first one, where it was read of several. */
  readonly others?: ReturnType<typeof otherPictures>;
  /** The catalogue that the items' proposals come from. */
  readonly catalogueVersion: string;
}

/** Reads a photo and proposes what its items are; stores nothing. */
export async function readDraft(
  ctx: SignedInContext,
  sent: Uint8Array,
  options: ReadOptions = {},
): Promise<Outcome<ReadDraft, NoDraftRead>> {
  const image = imageWithinSize(sent);
  if (!image.ok) return image;
  const subscription = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  const outcome = await readCounted(ctx, image.value, isPremium(subscription, ctx.now()), options);
  if (!outcome.ok) return outcome;
  const read = outcome.value;
  // A receipt in the other country's currency is compared with that country's prices (receipts-11).
  const edition = read.reading.currency === null ? ctx.edition : editionOfCurrency(read.reading.currency);
  const memory = await memoryAt(ctx.database, ctx.actor.scope, read.reading.store.value);
  const names = read.reading.items.map(
    ({ name, articleCode }) => memory.recall(name, articleCode)?.correction.name ?? singleLine(name),
  );
  const savedSize = await knownSizes(ctx.database, ctx.actor.scope, names);
  const known = { ...memory, sizeOf: (name: string) => memory.sizeOf(name) ?? savedSize(name) };
  const items = await Promise.all(
    read.reading.items.map((item) => draftItem(item, ctx.matcher, edition, known)),
  );
  return done({ read, items, catalogueVersion: await ctx.matcher.version() });
}

/**
 * Reads a photo and stores a draft receipt with its proposals (receipts-7 POST /api/receipts), of the photo
 * only its hashes (receipts-4). A reading counts nothing against the plan, only saving it does (plans-27).
 */
export async function createReceipt(
  ctx: SignedInContext,
  input: { image: Uint8Array },
  options: ReadOptions = {},
): Promise<Outcome<ReceiptView, NoDraftRead | "session_ended">> {
  const draft = await readDraft(ctx, input.image, options);
  if (!draft.ok) return draft;
  return inTransaction(ctx.database, async (transaction) => {
    const stored = await storeDraft(ctx, transaction, draft.value);
    // A photo may wait for minutes until it is read (accounts-93).
    return (await stillMay(ctx, transaction)) ? done(stored) : refused("session_ended");
  });
}

/** Stores a draft receipt, looking for an earlier one of the same purchase (receipts-6). */
export async function storeDraft(
  ctx: SignedInContext,
  transaction: Transaction,
  { read, items, catalogueVersion, others }: ReadDraft,
): Promise<ReceiptView> {
  const { scope } = ctx.actor;
  const { reading } = read;
  await assertRoomFor(transaction, scope, "receipts");
  const duplicateOfId = await findDuplicate(transaction, scope, read);
  const { id } = await transaction.receipt.create({
    data: {
      userId: scope.userId,
      store: reading.store.value && singleLine(reading.store.value),
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
      evidence: evidenceOfDraft({ ...reading, taxes: taxesAsRead(reading.taxes, reading.items) }),
      imageSha256: read.imageSha256,
      perceptualHash: read.perceptualHash,
      ...others,
      duplicateOfId,
      readHere: true,
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
  await notifyRead(ctx, transaction, { id, read, itemCount: items.length, duplicateOfId });
  return storedReceipt(transaction, scope, id);
}
