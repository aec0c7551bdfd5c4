import { refused } from "@gf-ledger/domain/outcome/outcome";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { refusalIn, withdraw } from "../refusals/withdraw";
import { FILES } from "./manifest";

/** What one download may come to unpacked; a ZIP can promise far more than it weighs. */
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024;
/** Room for files that a later version adds. */
const MAX_ENTRIES = 50;

const WANTED: ReadonlySet<string> = new Set([
  FILES.manifest,
  FILES.receipts,
  FILES.lineItems,
  FILES.ownPrices,
]);

const OUTSIDE = /^(invalid relative path|absolute path|invalid characters in fileName)/;

/** What yauzl throws is the fault of the ZIP; a refusal of our own stays as it is. */
function refuseFor(error: unknown): never {
  if (refusalIn(error)) throw error;
  const outside = error instanceof Error && OUTSIDE.test(error.message);
  withdraw(refused(outside ? "zip_names_outside" : "zip_damaged"));
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  try {
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    withdraw(refused("not_a_zip"));
  }
}

async function wantedEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const wanted = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (!WANTED.has(entry.fileName)) continue;
    if (wanted.has(entry.fileName)) withdraw(refused("zip_damaged"));
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES) withdraw(refused("zip_unpacks_too_large"));
    wanted.set(entry.fileName, entry);
  }
  return wanted;
}

export interface Unpacked {
  /** One file's bytes, as they are unpacked; withdraws for a file that is missing or damaged. */
  piecesOf(name: string): AsyncGenerator<Uint8Array>;
}

/**
 * The files of a ZIP that an import reads, unpacked as they are asked for, and never more than a bounded size.
 * Withdraws for whatever is not such a ZIP.
 */
export async function unpack(bytes: Uint8Array): Promise<Unpacked> {
  const zip = await openZip(bytes);
  if (zip.entryCount > MAX_ENTRIES) withdraw(refused("zip_too_many_files"));
  const entries = await wantedEntries(zip).catch(refuseFor);
  return {
    async *piecesOf(name) {
      const entry = entries.get(name);
      if (!entry) return withdraw(refused("zip_file_missing", { file: name }));
      try {
        // Its stream ends with an error as soon as it holds more than was promised.
        for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Uint8Array;
      } catch (error) {
        refuseFor(error);
      }
    },
  };
}
