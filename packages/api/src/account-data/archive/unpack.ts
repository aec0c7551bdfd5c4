import { refused } from "@gf-ledger/domain/outcome/outcome";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { refusalIn, throwRefusal } from "../../refusals/throw-refusal";
import { FILES } from "../manifest";

/** The records of many years of a household; a small ZIP can unpack to far more than its own size. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Room for files that a later version adds. */
const MAX_ENTRIES = 50;

const WANTED: ReadonlySet<string> = new Set([
  FILES.manifest,
  FILES.receipts,
  FILES.lineItems,
  FILES.ownPrices,
  FILES.corrections,
  FILES.mergedNames,
  FILES.observations,
  FILES.people,
  FILES.allocations,
  FILES.entries,
  FILES.claims,
  FILES.changes,
]);

const OUTSIDE = /^(invalid relative path|absolute path|invalid characters in fileName)/;

/**
 * Throws a refusal with the reason for an error of yauzl, which is the ZIP's fault; a refusal of our own passes as
 * it is.
 */
function refuseFor(error: unknown): never {
  if (refusalIn(error)) throw error;
  const outside = error instanceof Error && OUTSIDE.test(error.message);
  throwRefusal(refused(outside ? "zip_names_outside" : "zip_damaged"));
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  try {
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    throwRefusal(refused("not_a_zip"));
  }
}

async function wantedEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const wanted = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (!WANTED.has(entry.fileName)) continue;
    if (wanted.has(entry.fileName)) throwRefusal(refused("zip_damaged"));
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES) throwRefusal(refused("zip_unpacks_too_large"));
    wanted.set(entry.fileName, entry);
  }
  return wanted;
}

export interface Unpacked {
  /** One file's bytes, as they are unpacked; throws a refusal for a file that is missing or damaged. */
  piecesOf(name: string): AsyncGenerator<Uint8Array>;
}

/**
 * The files of a ZIP that an import reads, unpacked when they are asked for, within a bounded size. Throws a refusal
 * for anything that is not such a ZIP.
 */
export async function unpack(bytes: Uint8Array): Promise<Unpacked> {
  const zip = await openZip(bytes);
  if (zip.entryCount > MAX_ENTRIES) throwRefusal(refused("zip_too_many_files"));
  const entries = await wantedEntries(zip).catch(refuseFor);
  return {
    async *piecesOf(name) {
      const entry = entries.get(name);
      if (!entry) return throwRefusal(refused("zip_file_missing", { file: name }));
      try {
        // The stream fails as soon as it yields more bytes than the ZIP declares.
        for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Uint8Array;
      } catch (error) {
        refuseFor(error);
      }
    },
  };
}
