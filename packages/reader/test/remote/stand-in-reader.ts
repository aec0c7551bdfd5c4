import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Answer = (response: ServerResponse, image: Buffer, request: IncomingMessage) => void;

/** A reader's HTTP face that answers as a test says: a real server, with somebody else's mind. */
export interface StandInReader {
  readonly address: string;
  /** The calls of `/read` that arrived whole. */
  readonly reads: IncomingMessage[];
  ready: { status: number; underWay: number; waiting: number };
  answer: Answer;
  close(): Promise<void>;
}

/** Begins an answer; what it goes on with is the test's. */
export function begin(response: ServerResponse, ...lines: readonly string[]): void {
  response.writeHead(200, { "Content-Type": "application/x-ndjson" });
  for (const line of lines) response.write(`${line}\n`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

export async function standInReader(answer: Answer): Promise<StandInReader> {
  const server = createServer(async (request, response) => {
    if (request.url === "/ready") {
      const { status, ...load } = standIn.ready;
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(load));
      return;
    }
    const image = await bodyOf(request);
    standIn.reads.push(request);
    standIn.answer(response, image, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const standIn: StandInReader = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reads: [],
    ready: { status: 200, underWay: 0, waiting: 0 },
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  onTestFinished(() => standIn.close());
  return standIn;
}
