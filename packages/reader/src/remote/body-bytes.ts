import type { IncomingMessage } from "node:http";

/**
 * A request's body; `null` when it has more bytes than `most`, the rest of which is let go of as it comes.
 * @throws when the caller leaves before the end.
 */
export async function boundedBody(request: IncomingMessage, max: number): Promise<Uint8Array | null> {
  if (Number(request.headers["content-length"] ?? 0) > max) return null;
  const pieces: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= max) return pieces.push(piece);
      pieces.length = 0;
      resolve(null);
    });
    request.on("end", () => resolve(Buffer.concat(pieces)));
    request.on("close", () => reject(new Error("The caller left before the photo had arrived")));
    request.on("error", reject);
  });
}
