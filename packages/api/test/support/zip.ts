import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";

/** The files of a ZIP as texts, by name. */
export async function filesIn(zip: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const opened = await fromBufferPromise(zip);
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await text(await opened.openReadStreamPromise(entry)));
  }
  return files;
}

/** A ZIP of these texts. */
export function zipOf(files: Iterable<readonly [string, string]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A ZIP that weighs little and unpacks to this many zeros. */
export function zipOfZeros(name: string, megabytes: number): Promise<Buffer> {
  const zip = new ZipFile();
  const megabyte = Buffer.alloc(1024 * 1024);
  zip.addReadStream(Readable.from(Array.from({ length: megabytes }, () => megabyte)), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The same bytes with one text replaced everywhere by another of the same length. */
export function forged(zip: Buffer, text: string, instead: string): Buffer {
  const copy = Buffer.from(zip);
  for (let at = copy.indexOf(text); at >= 0; at = copy.indexOf(text, at + 1)) copy.write(instead, at);
  return copy;
}
