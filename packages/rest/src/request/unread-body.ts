/** How much of a refused body is let through, so that its sender reads the answer and not a broken connection. */
const LET_THROUGH_BYTES = 40 * 1024 * 1024;

/** Reads a body to its end and forgets it; one without end is cut off. Never throws. */
export async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let bytes = 0;
  try {
    while (bytes < LET_THROUGH_BYTES) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender went away, which is what we were waiting for.
  }
}

/** Discards the body of a request that was answered without reading it. */
export function discardUnread(request: Request): void {
  if (request.body && !request.bodyUsed && !request.body.locked) void discard(request.body.getReader());
}
