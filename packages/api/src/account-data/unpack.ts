import { AppError } from "@gf-ledger/domain/app-error";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
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

const damaged = () => new AppError("bad_request", "This ZIP is damaged. Please download your data again.");

function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && OUTSIDE.test(error.message)) {
    return new AppError(
      "bad_request",
      "This ZIP names a file outside of its own folder. It was not made by GF Ledger.",
    );
  }
  return damaged();
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  try {
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    throw new AppError("bad_request", "This is not a ZIP file. Please choose the one you downloaded here.");
  }
}

async function wantedEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const wanted = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (!WANTED.has(entry.fileName)) continue;
    if (wanted.has(entry.fileName)) throw damaged();
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES) {
      throw new AppError("too_large", "This ZIP unpacks to more than an account can hold.");
    }
    wanted.set(entry.fileName, entry);
  }
  return wanted;
}

export interface Unpacked {
  /** One file's bytes, as they are unpacked. @throws AppError for a file that is missing or damaged. */
  piecesOf(name: string): AsyncGenerator<Uint8Array>;
}

/**
 * The files of a ZIP that an import reads, unpacked as they are asked for, and never more than a bounded size.
 * @throws AppError with a sentence for whatever is not such a ZIP.
 */
export async function unpack(bytes: Uint8Array): Promise<Unpacked> {
  const zip = await openZip(bytes);
  if (zip.entryCount > MAX_ENTRIES) {
    throw new AppError("bad_request", "This ZIP holds too many files. It was not made by GF Ledger.");
  }
  const entries = await wantedEntries(zip).catch((error: unknown) => {
    throw refusal(error);
  });
  return {
    async *piecesOf(name) {
      const entry = entries.get(name);
      if (!entry) {
        const message = `This ZIP has no ${name}. Please choose the one you downloaded here, unchanged.`;
        throw new AppError("unreadable", message);
      }
      try {
        // Its stream ends with an error as soon as it holds more than was promised.
        for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Uint8Array;
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}
