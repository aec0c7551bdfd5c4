import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { getResponse, type RequestHandler } from "msw";

export interface ServedVendor {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** @throws when a call came that no handler answered */
  close(): Promise<void>;
}

async function requestTo(origin: string, incoming: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const { host: _here, ...headers } = incoming.headers;
  return new Request(new URL(incoming.url ?? "/", origin), {
    method: incoming.method,
    headers: new Headers(headers as Record<string, string>),
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
}

async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  // `Response.error()` is a connection that broke.
  if (answer.type === "error") return void outgoing.destroy();
  outgoing.statusCode = answer.status;
  outgoing.setHeaders(answer.headers);
  if (!answer.body) return void outgoing.end();
  await answer.body.pipeTo(Writable.toWeb(outgoing));
}

/**
 * Serves a vendor's handlers on a free local port, for a product in a process of its own.
 * @param origin the vendor's own address, for which the handlers are written
 */
export async function serveVendor(
  origin: string,
  handlers: readonly RequestHandler[],
): Promise<ServedVendor> {
  const unanswered: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    try {
      const answer = await getResponse([...handlers], await requestTo(origin, incoming));
      if (answer) return await send(answer, outgoing);
      unanswered.push(`${incoming.method} ${incoming.url}`);
      outgoing.writeHead(501).end("This call has no stand-in.");
    } catch {
      // The caller or the answer broke off.
      outgoing.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (unanswered.length > 0) throw new Error(`Calls without a stand-in: ${unanswered.join(", ")}`);
    },
  };
}
