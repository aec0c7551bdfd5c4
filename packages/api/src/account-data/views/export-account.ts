import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { type Done, done } from "@gf-ledger/domain/outcome/outcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import { ZipFile } from "yazl";
import type { BegunDocument } from "../../claims/documents/begin-claim-document";
import type { DocumentContext } from "../../context";
import {
  ACCOUNT_DATA_FORMAT,
  ACCOUNT_DATA_VERSION,
  type AccountFigures,
  FILES,
  type Manifest,
  NO_FIGURES,
} from "../manifest";
import { accountRecord } from "../queries/account-record";
import { type AccountSource, openSnapshot } from "../queries/account-source";
import { changeRecords, claimRecords } from "../queries/read-claim-records";
import { entryRecords } from "../queries/read-entry-records";
import { allocationRecords, personRecords } from "../queries/read-household-records";
import {
  correctionRecords,
  lineItemRecords,
  mergedNameRecords,
  observationRecords,
  ownPriceRecords,
  receiptRecords,
} from "../queries/read-records";
import { jsonArray } from "./json-array";
import { type CsvTable, itemsAsCsv, lineItemsTable, receiptsAsCsv } from "./records-csv";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function* csv<Record>(
  table: CsvTable<Record>,
  locale: Locale,
  pages: AsyncIterable<readonly Record[]>,
): AsyncGenerator<string> {
  yield table.header(locale);
  for await (const page of pages) yield page.map((record) => table.rows(record)).join("");
}

async function* once<Value>(make: () => Promise<Value>): AsyncGenerator<Value> {
  yield await make();
}

/** When a download is written, and the language of its tables' headings. */
interface Written {
  readonly at: Date;
  readonly locale: Locale;
}

/**
 * The files in their order: line items before the receipts they came from, the manifest last, when its
 * figures are counted.
 */
function filesOf(source: AccountSource, { at, locale }: Written): [string, () => AsyncGenerator<string>][] {
  const figures: AccountFigures = { ...NO_FIGURES, extraCost: { ...NO_FIGURES.extraCost } };
  const manifest = async (): Promise<Manifest> => ({
    format: ACCOUNT_DATA_FORMAT,
    version: ACCOUNT_DATA_VERSION,
    exportedAt: at.toISOString(),
    sample: source.actor.user.isSample,
    figures,
  });
  return [
    [FILES.account, () => once(async () => json(await accountRecord(source)))],
    [
      FILES.ownPrices,
      () =>
        jsonArray(
          once(() => ownPriceRecords(source)),
          () => {
            figures.ownPrices += 1;
          },
        ),
    ],
    [
      FILES.corrections,
      () =>
        jsonArray(
          once(() => correctionRecords(source)),
          () => {
            figures.corrections += 1;
          },
        ),
    ],
    [
      FILES.mergedNames,
      () =>
        jsonArray(
          once(() => mergedNameRecords(source)),
          () => {
            figures.mergedNames += 1;
          },
        ),
    ],
    [
      FILES.observations,
      () =>
        jsonArray(observationRecords(source), () => {
          figures.observations += 1;
        }),
    ],
    [
      FILES.people,
      () =>
        jsonArray(
          once(() => personRecords(source)),
          () => {
            figures.people += 1;
          },
        ),
    ],
    [
      FILES.allocations,
      () =>
        jsonArray(
          once(() => allocationRecords(source)),
          () => {
            figures.allocations += 1;
          },
        ),
    ],
    [
      FILES.entries,
      () =>
        jsonArray(
          once(() => entryRecords(source)),
          () => {
            figures.entries += 1;
          },
        ),
    ],
    [
      FILES.lineItems,
      () =>
        jsonArray(lineItemRecords(source), ({ currency, extraCost }) => {
          figures.lineItems += 1;
          figures.extraCost[currency] += extraCost;
        }),
    ],
    [
      FILES.receipts,
      () =>
        jsonArray(receiptRecords(source), ({ items }) => {
          figures.receipts += 1;
          figures.receiptItems += items.length;
        }),
    ],
    [
      FILES.claims,
      () =>
        jsonArray(claimRecords(source), () => {
          figures.claims += 1;
        }),
    ],
    [
      FILES.changes,
      () =>
        jsonArray(changeRecords(source), () => {
          figures.changes += 1;
        }),
    ],
    [FILES.lineItemsCsv, () => csv(lineItemsTable, locale, lineItemRecords(source))],
    [FILES.receiptsCsv, () => csv(receiptsAsCsv, locale, receiptRecords(source))],
    [FILES.itemsCsv, () => csv(itemsAsCsv, locale, receiptRecords(source))],
    [FILES.manifest, () => once(async () => json(await manifest()))],
  ];
}

/** Writes the files into the stream, one after the other, as fast as it is read. */
async function writeZip(source: AccountSource, written: Written, stream: PassThrough): Promise<void> {
  const { at } = written;
  const zip = new ZipFile();
  zip.on("error", (error: Error) => stream.destroy(error));
  zip.outputStream.on("error", (error) => stream.destroy(error));
  // When the download is stopped, no further rows are read.
  let current: Readable | undefined;
  stream.once("close", () => current?.destroy());
  for (const [name, contents] of filesOf(source, written)) {
    zip.addReadStreamLazy(name, { mtime: at }, (callback) => {
      current = Readable.from(contents(), { objectMode: false });
      callback(null, current);
    });
  }
  zip.end();
  zip.outputStream.pipe(stream);
  await finished(stream, { readable: false });
}

/**
 * All the person's data as a ZIP of JSON and CSV (accounts-40), from one snapshot. It is written while it is
 * downloaded and never held whole in memory or on disk; the manifest counts what was really written.
 */
export async function beginAccountExport(ctx: DocumentContext): Promise<Done<BegunDocument>> {
  const at = ctx.now();
  const locale = ctx.ownLocale;
  const stream = new PassThrough();
  const { ended } = await openSnapshot(ctx, (source) => writeZip(source, { at, locale }, stream));
  // A download that was stopped ends its reading as well; any other failure breaks the file.
  ended.catch((error: Error) => stream.destroy(error));
  const date = at.toISOString().slice(0, 10);
  const fileName = `${translatorOf(locale, "fileNames")("data", { date })}.zip`;
  return done({ fileName, mediaType: "application/zip", stream });
}
