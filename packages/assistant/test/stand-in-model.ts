import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface StandInModel {
  readonly baseUrl: string;
  /** Bodies of the calls, oldest first. */
  readonly asked: { model: string; messages: { role: string; content: string }[] }[];
  readonly keys: (string | undefined)[];
  close(): Promise<void>;
}

/** An answer of the chat completions protocol. */
export function sendCompletion(response: ServerResponse, message: { content?: string; refusal?: string }) {
  const body = {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "stand-in",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", ...message } }],
  };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
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
