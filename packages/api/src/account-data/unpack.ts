import { AppError } from "@gf-ledger/domain/app-error";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { FILES } from "./manifest";

/** What one download may come to unpacked; a ZIP can promise far more than it weighs. */
const MAX_UNPACKED_BYTES = 150 * 1024 * 1024;
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

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const parts: string[] = [];
  // Its stream ends with an error as soon as it holds more than was promised.
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    parts.push(decoder.decode(chunk as Uint8Array, { stream: true }));
  }
  parts.push(decoder.decode());
  return parts.join("");
}

/**
 * The texts of the files that an import reads, by name. Unpacks no more than it must, and never more
 * than a bounded size. @throws AppError with a sentence for whatever is not such a ZIP.
 */
export async function unpack(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const zip = await openZip(bytes);
  if (zip.entryCount > MAX_ENTRIES) {
    throw new AppError("bad_request", "This ZIP holds too many files. It was not made by GF Ledger.");
  }
  try {
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
    const texts = new Map<string, string>();
    for (const [name, entry] of wanted) texts.set(name, await textOf(zip, entry));
    return texts;
  } catch (error) {
    throw refusal(error);
  }
}
