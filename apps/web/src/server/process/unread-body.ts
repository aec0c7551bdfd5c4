import type { IncomingMessage } from "node:http";

/** More than the largest body that any call takes; a longer one is cut off here. */
const LET_THROUGH_BYTES = 40 * 1024 * 1024;

/**
 * Reads and drops the rest of the body of an answered request; the framework leaves it unread. Until then the
 * sender cannot use the connection again, and one that sends everything before it listens would find a broken
 * connection instead of the answer.
 */
export function letUnreadBodyThrough(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  let bytes = 0;
  // The code that read it has answered, and must not pause it any longer.
  request.unpipe();
  request.removeAllListeners("data");
  request.removeAllListeners("readable");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LET_THROUGH_BYTES) request.socket.destroy();
  });
  request.resume();
}
