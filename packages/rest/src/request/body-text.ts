import { AppError } from "@gf-ledger/domain/app-error";

/** 15 MB of image (D12) are 20 MB as base64; the rest is for the other fields. */
export const IMAGE_BODY_BYTES = 22 * 1024 * 1024;
export const PLAIN_BODY_BYTES = 100 * 1024;

function tooLarge(limit: number): AppError {
  const readable = limit < 1024 * 1024 ? `${limit / 1024} KB` : `${limit / 1024 / 1024} MB`;
  return new AppError("too_large", `The request is too large. At most ${readable} are accepted here.`);
}

/** Refuses by the announced length, before a byte is read. */
export function assertAnnouncedLength(request: Request, limit: number): void {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (Number.isFinite(announced) && announced > limit) throw tooLarge(limit);
}

/**
 * The body as text, `""` when there is none. Reading stops as soon as it is over the limit.
 * @throws AppError `too_large`, or `bad_request` for bytes that are not UTF-8.
 */
export async function readBodyText(request: Request, limit: number): Promise<string> {
  assertAnnouncedLength(request, limit);
  if (!request.body) return "";
  const reader = request.body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const parts: string[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      if (bytes > limit) throw tooLarge(limit);
      parts.push(decoder.decode(value, { stream: true }));
    }
    parts.push(decoder.decode());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("bad_request", "The request could not be read: its text is not valid UTF-8.");
  }
  return parts.join("");
}
