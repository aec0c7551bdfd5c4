import { MAX_IMAGE_BYTES, MAX_IMAGE_SIZE } from "@gf-ledger/domain/image/image-limits";
import { GfLedgerError } from "../gf-ledger-error";

/** A photo as scripts have it: bytes, a file of a form, or a stream (a file that is read, an answer). */
export type Photo = Uint8Array | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

const notAPhoto = () =>
  new GfLedgerError(
    "bad_option",
    "A photo is its bytes, a Blob, or a stream of bytes. For a file, pass createReadStream(path) or await readFile(path).",
    { status: null },
  );

/** Browsers differ in whether a stream can be iterated; its reader they all have. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/**
 * The bytes of a photo. A stream is read to its end first, since a try that failed sends the photo again, and no
 * further than the largest photo that is accepted. @throws GfLedgerError `bad_option`, `too_large`
 */
export async function bytesOfPhoto(photo: Photo, signal?: AbortSignal): Promise<Uint8Array> {
  if (photo instanceof Uint8Array) return photo;
  if (photo instanceof Blob) return new Uint8Array(await photo.arrayBuffer());
  if (typeof photo !== "object" || photo === null) throw notAPhoto();
  const pieces = photo instanceof ReadableStream ? piecesOf(photo) : photo;
  if (!(Symbol.asyncIterator in pieces)) throw notAPhoto();
  const taken: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    signal?.throwIfAborted();
    if (!(piece instanceof Uint8Array)) throw notAPhoto();
    length += piece.length;
    if (length > MAX_IMAGE_BYTES) {
      throw new GfLedgerError("too_large", `A photo may have at most ${MAX_IMAGE_SIZE}.`, { status: null });
    }
    taken.push(piece);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of taken) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
