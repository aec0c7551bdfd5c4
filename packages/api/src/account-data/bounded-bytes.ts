import { AppError } from "@gf-ledger/domain/app-error";

/** The largest ZIP that an import takes. */
export const MAX_ZIP_BYTES = 50 * 1024 * 1024;

/** Gathers a body, and stops reading as soon as it is over the limit. @throws AppError `too_large`. */
export async function boundedBytes(
  body: ReadableStream<Uint8Array> | null,
  limit = MAX_ZIP_BYTES,
): Promise<Uint8Array> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    bytes += part.value.byteLength;
    if (bytes > limit) {
      await reader?.cancel().catch(() => undefined);
      throw new AppError(
        "too_large",
        `This file is too large. At most ${limit / 1024 / 1024} MB are accepted.`,
      );
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}
