import { AppError } from "@gf-ledger/domain/app-error";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { failure } from "@gf-ledger/messages/failure";
import { JsonBounds, PLAIN_BODY_BYTES } from "./json-bounds";
import { countArrived } from "./receiving";

/** An image as base64 is a third longer than its bytes (receipts-3); the rest is for the other fields. */
export const IMAGE_BODY_BYTES = (MAX_IMAGE_BYTES / 3) * 4 + 2 * 1024 * 1024;

function tooLarge(limit: number): AppError {
  const kilobytes = limit / 1024;
  return new AppError(
    "too_large",
    kilobytes < 1024
      ? failure("tooLarge", { most: String(kilobytes), unit: "kilobytes" })
      : failure("tooLarge", { most: String(kilobytes / 1024), unit: "megabytes" }),
  );
}

/** Refuses by the announced length, before a byte is read. */
export function assertAnnouncedLength(request: Request, limit: number): void {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (Number.isFinite(announced) && announced > limit) throw tooLarge(limit);
}

/** The body piece by piece; reading stops as soon as it is over the limit. @throws AppError `too_large` */
export async function* bodyPieces(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  assertAnnouncedLength(request, limit);
  const reader = request.body?.getReader();
  let bytes = 0;
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    bytes += piece.value.byteLength;
    if (bytes > limit) throw tooLarge(limit);
    countArrived(request, piece.value.byteLength);
    yield piece.value;
  }
}

/** The bytes of the body. @throws AppError `too_large` */
export async function bodyBytes(request: Request, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const piece of bodyPieces(request, limit)) parts.push(piece);
  return Buffer.concat(parts);
}

/**
 * The body as text, `""` when there is none; `look` sees each piece before it is kept.
 * @throws AppError `too_large`, or `bad_request` for bytes that are not UTF-8.
 */
export async function readBodyText(
  request: Request,
  limit: number,
  look: (piece: Uint8Array) => void = () => {},
): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const parts: string[] = [];
  try {
    for await (const piece of bodyPieces(request, limit)) {
      look(piece);
      parts.push(decoder.decode(piece, { stream: true }));
    }
    parts.push(decoder.decode());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("bad_request", failure("notUtf8"));
  }
  return parts.join("");
}

/**
 * The text of a JSON body, checked as it arrives. With `carriesImage` one string may be as long as a photo;
 * everything else together is 100 KB at most. @throws AppError as `readBodyText`, and for JSON too deep or
 * too long to parse.
 */
export function readJsonText(request: Request, { carriesImage = false } = {}): Promise<string> {
  const bounds = new JsonBounds(carriesImage ? 1 : 0);
  const limit = carriesImage ? IMAGE_BODY_BYTES : PLAIN_BODY_BYTES;
  return readBodyText(request, limit, (piece) => bounds.look(piece));
}
