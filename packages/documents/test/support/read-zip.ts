import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";

const open = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer);

/** The files of an archive by their paths, read by another library than the one that wrote it. */
export async function readZip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await open(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const contents = (entry: Entry) =>
    new Promise<Buffer>((resolve, reject) =>
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream)))),
    );
  await new Promise<void>((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", resolve);
    zip.on("entry", async (entry: Entry) => {
      files.set(entry.fileName, await contents(entry));
      zip.readEntry();
    });
    zip.readEntry();
  });
  return files;
}
