import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export interface RawCall {
  readonly port: number;
  /** The address to connect to; loopback when left out. */
  readonly address?: string;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** How long the answer is waited for. */
  readonly withinMs?: number;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends one request exactly as given, including its `Host` and proxy headers. */
export async function rawCall(sent: RawCall): Promise<RawAnswer> {
  const { port, address = "127.0.0.1", method = "GET", path, json, withinMs = 20_000 } = sent;
  const body = json === undefined ? undefined : JSON.stringify(json);
  const call = request({
    host: address,
    port,
    method,
    path,
    agent: false,
    signal: AbortSignal.timeout(withinMs),
    headers: {
      host: `localhost:${port}`,
      ...(body ? { "content-type": "application/json", "content-length": String(body.length) } : {}),
      ...sent.headers,
    },
  });
  call.end(body);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: Buffer.concat(parts).toString("latin1"),
  };
}
