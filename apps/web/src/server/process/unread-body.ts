import type { IncomingMessage } from "node:http";

/** More than the largest body that any call takes; one without end is cut off here. */
const LET_THROUGH_BYTES = 40 * 1024 * 1024;

/**
 * For a request that has been answered: reads what is left of its body and forgets it. Until then its sender
 * cannot use the connection again, and one that sends before it listens would meet a broken connection
 * instead of the answer. The framework leaves such a body where its route stopped reading.
 */
export function letUnreadBodyThrough(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  let bytes = 0;
  // Whoever read it has given its answer, and must not hold it back any longer.
  request.unpipe();
  request.removeAllListeners("data");
  request.removeAllListeners("readable");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LET_THROUGH_BYTES) request.socket.destroy();
  });
  request.resume();
}
