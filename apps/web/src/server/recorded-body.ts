import type { ServerResponse } from "node:http";

/** Longer than any page; a body past it is not kept. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Hands `onWhole` the bytes of an answer as they were sent, once the last of them was. */
export function recordBody(response: ServerResponse, onWhole: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return;
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return;
    const known = typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8";
    chunks.push(typeof chunk === "string" ? Buffer.from(chunk, known) : Buffer.from(chunk));
  };
  const { write, end } = response;
  response.write = ((...sent: unknown[]) => {
    keep(sent[0], sent[1]);
    return Reflect.apply(write, response, sent);
  }) as typeof write;
  response.end = ((...sent: unknown[]) => {
    keep(sent[0], sent[1]);
    const ended = Reflect.apply(end, response, sent);
    if (length <= MAX_BODY_BYTES) onWhole(Buffer.concat(chunks));
    return ended;
  }) as typeof end;
}
