import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface StandIn {
  readonly baseUrl: string;
  /** Bodies of the requests received so far, parsed. */
  readonly requests: {
    authorization: string | undefined;
    path: string | undefined;
    body: Record<string, unknown>;
  }[];
  close(): Promise<void>;
}

/** How the stand-in answers the nth request (from 0). Returning without ending the response never answers. */
export type Answering = (response: ServerResponse, nth: number) => void;

/** Sends a completion as the vendor does, with `content` as the model's text. */
export function completion(
  content: string | null,
  more: { refusal?: string; finish_reason?: string } = {},
): Answering {
  return (response) => {
    const message = { role: "assistant", content, refusal: more.refusal ?? null };
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 1,
        model: "stand-in-vision-2",
        choices: [{ index: 0, message, finish_reason: more.finish_reason ?? "stop", logprobs: null }],
        usage: { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540 },
      }),
    );
  };
}

/** Sends the vendor's form of an error. */
export function apiError(status: number): Answering {
  return (response) => {
    response.statusCode = status;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ error: { message: "inner detail sk-secret", type: "x", code: null } }));
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

/** A server that speaks the vendor's chat-completions call on a free local port. */
export async function standIn(answering: Answering): Promise<StandIn> {
  const requests: StandIn["requests"] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    requests.push({ authorization: request.headers.authorization, path: request.url, body });
    answering(response, requests.length - 1);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
