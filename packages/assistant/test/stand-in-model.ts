import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface StandInModel {
  readonly baseUrl: string;
  /** Bodies of the calls, oldest first. */
  readonly asked: { model: string; stream: boolean; messages: { role: string; content: string }[] }[];
  readonly keys: (string | undefined)[];
  close(): Promise<void>;
}

const chunkOf = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "stand-in",
    choices: [{ index: 0, finish_reason, delta }],
  })}\n\n`;

/** Begins an answer of the chat completions protocol, streamed in small pieces, and leaves it open. */
export function beginCompletion(response: ServerResponse, content: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(chunkOf({ role: "assistant", content: "" }));
  for (const piece of content.match(/[\s\S]{1,7}/g) ?? []) response.write(chunkOf({ content: piece }));
}

/** A whole answer of the chat completions protocol. */
export function sendCompletion(response: ServerResponse, message: { content?: string; refusal?: string }) {
  beginCompletion(response, message.content ?? "");
  if (message.refusal) response.write(chunkOf({ refusal: message.refusal }));
  response.end(`${chunkOf({}, "stop")}data: [DONE]\n\n`);
}

/** A server that speaks the vendor's protocol and answers as the test decides. */
export async function startStandInModel(
  answer: (response: ServerResponse, system: string, question: string) => void,
): Promise<StandInModel> {
  const asked: StandInModel["asked"] = [];
  const keys: StandInModel["keys"] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const body = JSON.parse(text) as StandInModel["asked"][number];
      asked.push(body);
      keys.push(request.headers.authorization);
      answer(response, body.messages[0]?.content ?? "", body.messages.at(-1)?.content ?? "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    keys,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
