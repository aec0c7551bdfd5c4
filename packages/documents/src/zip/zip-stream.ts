import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** One file of an archive, made only when its turn comes. */
export interface ZipEntry {
  readonly path: string;
  /** False for what is compressed already. */
  readonly compress: boolean;
  open(): AsyncIterable<string | Uint8Array> | Iterable<string>;
}

/**
 * An archive as a stream, written as fast as it is read and never held whole. An entry that fails breaks the
 * stream; destroying the stream ends the work. `at` becomes the date of every file.
 */
export function zipStream(entries: readonly ZipEntry[], at: Date): Readable {
  const zip = new ZipFile();
  const stream = new PassThrough();
  const broken = (error: Error) => stream.destroy(error);
  zip.on("error", broken);
  zip.outputStream.on("error", broken);
  let current: Readable | undefined;
  stream.once("close", () => current?.destroy());
  for (const { path, compress, open } of entries)
    zip.addReadStreamLazy(path, { mtime: at, compress }, (callback) => {
      if (stream.destroyed) return;
      current = Readable.from(open(), { objectMode: false }).on("error", broken);
      callback(null, current);
    });
  zip.end();
  zip.outputStream.pipe(stream);
  return stream;
}
