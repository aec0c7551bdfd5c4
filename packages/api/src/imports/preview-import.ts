import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { PreviewImport } from "@gf-ledger/domain/imports/import-input";
import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import type { ImportedRow } from "@gf-ledger/domain/imports/imported-row";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { groundOf } from "@gf-ledger/domain/pricing/ground";
import { evidenceOrNullSchema } from "@gf-ledger/domain/pricing/price-evidence";
import { priceSourceSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import type { SignedInContext } from "../context";
import { figuredRows } from "./figured-rows";
import { importViewOf } from "./import-row";
import { type FileRefused, readImportFile } from "./read-import-file";
import { uncountedRows } from "./uncounted-rows";
import { withoutDuplicates } from "./without-duplicates";

/** What a preview shows of each kind; the counts are of all. */
const SHOWN = { rows: 10, duplicates: 20, uncounted: 20 };

async function shownRows(ctx: SignedInContext, rows: readonly ImportedRow[]): Promise<ImportPreview["rows"]> {
  const shown = rows.slice(0, SHOWN.rows);
  const figured = await figuredRows(ctx, shown);
  const groundIn = (item: (typeof figured)[number], purchaseDate: string) =>
    groundOf({
      priceSource: priceSourceSchema.parse(item.priceSource),
      priceEvidence: evidenceOrNullSchema.safeParse(item.priceEvidence).data ?? null,
      country: ctx.edition,
      purchaseDate,
    });
  return figured.map((item, index) => ({
    line: shown[index]?.line ?? 0,
    purchaseDate: shown[index]?.purchaseDate ?? "",
    ground: groundIn(item, shown[index]?.purchaseDate ?? ""),
    store: item.store,
    name: item.name,
    category: item.category,
    quantity: item.quantity,
    size: item.size,
    unit: unitOrNullSchema.parse(item.unit),
    price: dollarsFromCents(item.price),
    regularPrice: dollarsFromCents(item.regularPrice),
    priceSource: priceSourceSchema.parse(item.priceSource),
    extraCost: dollarsFromCents(item.extraCost),
  }));
}

/** reports-40 POST /api/imports/preview: what a file says by a mapping, guessed where none is given. Stores nothing. */
export async function previewImport(
  ctx: SignedInContext,
  input: PreviewImport,
): Promise<Outcome<ImportPreview, FileRefused>> {
  const read = await readImportFile(ctx, input);
  if (!read.ok) return read;
  const { sha256, head, rows, faults, faultCount } = read.value;
  const { kind: _kind, ...table } = head;
  const { scope } = ctx.actor;
  const { currency } = EDITION_FACTS[ctx.edition];
  const { fresh, duplicates } = await withoutDuplicates(ctx.database, scope, { rows, currency });
  const uncounted = await uncountedRows(ctx, fresh);
  return done({
    fileName: input.fileName,
    fileSha256: sha256,
    ...table,
    readyCount: fresh.length,
    duplicateCount: duplicates.length,
    uncountedCount: uncounted.length,
    faultCount,
    rows: await shownRows(ctx, fresh),
    duplicates: duplicates.slice(0, SHOWN.duplicates).map(({ line, purchaseDate, name, price }) => ({
      line,
      purchaseDate,
      name,
      price: dollarsFromCents(price),
    })),
    uncounted: uncounted.slice(0, SHOWN.uncounted).map(({ row: { line, name, price }, reason }) => ({
      line,
      name,
      price: dollarsFromCents(price),
      reason: translateWords(reason, ctx.locale),
    })),
    faults: faults.map((fault) => ({
      ...fault,
      message: translateWords(fault.message, ctx.locale),
    })),
    earlier: await importViewOf(ctx.database, scope, { fileSha256: sha256, undoneAt: null }),
  });
}
