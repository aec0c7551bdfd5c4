import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";

/** The largest ZIP that an import takes. */
export const MAX_ZIP_BYTES = 50 * 1024 * 1024;

/** Reads a whole body; refused, without reading further, as soon as it is over the limit. */
export async function boundedBytes(
  body: ReadableStream<Uint8Array> | null,
  limit = MAX_ZIP_BYTES,
): Promise<Outcome<Uint8Array, "zip_too_large">> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    bytes += part.value.byteLength;
    if (bytes > limit) {
      await reader?.cancel().catch(() => undefined);
      return refused("zip_too_large", { megabytes: limit / 1024 / 1024 });
    }
    parts.push(part.value);
  }
  return done(Buffer.concat(parts));
}
