import { AppError } from "@gf-ledger/domain/app-error";
import { extraCostCents } from "@gf-ledger/domain/pricing/extra-cost";
import { z } from "zod";
import { lineItemRecordSchema, ownPriceRecordSchema, receiptRecordSchema } from "./account-records";
import {
  ACCOUNT_DATA_FORMAT,
  ACCOUNT_DATA_VERSION,
  type AccountFigures,
  FILES,
  type Manifest,
  manifestSchema,
} from "./manifest";

/** What JSON may hold and the database not: the null character, and halves of a surrogate pair. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

const dataSchema = z.object({
  receipts: z.array(receiptRecordSchema),
  lineItems: z.array(lineItemRecordSchema),
  ownPrices: z.array(ownPriceRecordSchema),
});
export interface AccountData extends z.infer<typeof dataSchema> {
  readonly manifest: Manifest;
}

const unreadable = (message: string) => new AppError("unreadable", message);

function jsonOf(texts: ReadonlyMap<string, string>, name: string): unknown {
  const text = texts.get(name);
  if (text === undefined) {
    throw unreadable(`This ZIP has no ${name}. Please choose the one you downloaded here, unchanged.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(`${name} in this ZIP could not be read. Please download your data again.`);
  }
}

function parseManifest(value: unknown): Manifest {
  const named = z.object({ format: z.literal(ACCOUNT_DATA_FORMAT), version: z.number() }).safeParse(value);
  if (!named.success) throw unreadable("This ZIP was not made by GF Ledger.");
  if (named.data.version > ACCOUNT_DATA_VERSION) {
    throw unreadable(
      "This ZIP was made by a newer version of GF Ledger than this one. Nothing was imported.",
    );
  }
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) throw unreadable(`${FILES.manifest} in this ZIP is not complete.`);
  return manifest.data;
}

function figuresOf(data: z.infer<typeof dataSchema>): AccountFigures {
  const extraCost = (currency: "CAD" | "USD") =>
    data.lineItems.reduce((sum, item) => sum + (item.currency === currency ? item.savingsCents : 0), 0);
  return {
    receipts: data.receipts.length,
    receiptItems: data.receipts.reduce((sum, receipt) => sum + receipt.items.length, 0),
    lineItems: data.lineItems.length,
    ownPrices: data.ownPrices.length,
    extraCostCents: { CAD: extraCost("CAD"), USD: extraCost("USD") },
  };
}

function assertSound(data: AccountData): void {
  const repeats = (ids: readonly (string | null)[]) => new Set(ids).size < ids.length;
  const receipts = data.receipts.map(({ id }) => id);
  const items = data.receipts.flatMap((receipt) => receipt.items.map(({ id }) => id));
  const logged = data.lineItems.flatMap(({ receiptItemId }) => receiptItemId ?? []);
  const positions = data.receipts.some((one) => repeats(one.items.map(({ position }) => `${position}`)));
  const prices = data.ownPrices.map(({ productId, currency }) => `${currency} ${productId}`);
  if (positions || [receipts, items, logged, prices].some(repeats)) {
    throw unreadable("This ZIP names something twice. Please download your data again.");
  }
  const right = data.lineItems.every(
    (item) => item.savingsCents === extraCostCents(item.gfPriceCents, item.regularPriceCents),
  );
  if (!right || JSON.stringify(figuresOf(data)) !== JSON.stringify(data.manifest.figures)) {
    throw unreadable(
      "The figures in this ZIP do not add up. It was changed or is not whole; nothing was imported.",
    );
  }
}

/**
 * The records of an unpacked download, checked to the last field and against the figures that the
 * manifest tells. @throws AppError `unreadable` with a sentence.
 */
export function parseAccountData(texts: ReadonlyMap<string, string>): AccountData {
  const manifest = parseManifest(jsonOf(texts, FILES.manifest));
  const parsed = dataSchema.safeParse({
    receipts: jsonOf(texts, FILES.receipts),
    lineItems: jsonOf(texts, FILES.lineItems),
    ownPrices: jsonOf(texts, FILES.ownPrices),
  });
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.slice(0, 3).join(".") ?? "";
    throw unreadable(`Something in this ZIP is not as GF Ledger writes it (${where}). Nothing was imported.`);
  }
  const data = { ...parsed.data, manifest };
  const rows = [...data.receipts, ...data.lineItems, ...data.ownPrices];
  if (rows.some((row) => UNSTORABLE.test(JSON.stringify(row)))) {
    throw unreadable("This ZIP holds characters that are no text. Nothing was imported.");
  }
  assertSound(data);
  return data;
}
