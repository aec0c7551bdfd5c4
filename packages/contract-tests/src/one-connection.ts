import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { EDITION_URLS } from "./server-under-test";

/** Sends one request at a time: the next one waits until the last one is finished. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface ByOneConnection {
  readonly status: number | undefined;
  /** The sender's own port: another one is another connection. */
  readonly port: number | undefined;
}

/** One request to the Canadian edition over the one connection; `bytes` of spaces are sent as JSON. */
export function sendByOneConnection(
  method: string,
  path: string,
  { apiKey, bytes = 0 }: { apiKey: string; bytes?: number },
): Promise<ByOneConnection> {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(bytes ? { "content-type": "application/json", "content-length": bytes } : {}),
  };
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, EDITION_URLS.ca), { method, headers, agent }, (answer) => {
      const port = answer.socket.localPort;
      text(answer).then(() => resolve({ status: answer.statusCode, port }), reject);
    });
    call.on("error", reject);
    call.end(Buffer.alloc(bytes, " "));
  });
}
