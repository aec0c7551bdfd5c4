import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import superjson from "superjson";

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
  readonly bytes: Uint8Array;
}

export type Answer = (request: SeenRequest, response: ServerResponse) => void;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A server on a free port that gives a test's answers one after the other, and then repeats the last. */
export async function standInServer(...answers: Answer[]) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const bytes = await bytesOf(request);
    const one: SeenRequest = {
      method: request.method ?? "",
      path: request.url ?? "",
      authorization: request.headers.authorization,
      contentType: request.headers["content-type"],
      body: bytes.toString(),
      bytes,
    };
    seen.push(one);
    const answer = answers[Math.min(seen.length, answers.length) - 1];
    answer?.(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    seen,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

/** What tRPC answers on success. */
export const result =
  (data: unknown): Answer =>
  (_request, response) =>
    send(response, 200, { result: { data: superjson.serialize(data) } });

/** What tRPC answers on failure. */
export const refusal =
  (status: number, body: { message: string; code: string }, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    send(
      response,
      status,
      {
        error: superjson.serialize({
          message: body.message,
          code: -32600,
          data: { code: "X", httpStatus: status, error: body },
        }),
      },
      { "X-Request-Id": "request-1", ...headers },
    );

/** What a REST face answers. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    send(response, status, body, headers);
