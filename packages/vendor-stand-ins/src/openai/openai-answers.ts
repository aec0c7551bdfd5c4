import { HttpResponse } from "msw";
import type OpenAI from "openai";
import type { ChatAnswering } from "./stand-in-openai";

/** What the model says: its words, its refusal, and why it stopped. */
export interface ChatReply {
  readonly content: string | null;
  readonly refusal?: string;
  readonly finishReason?: OpenAI.ChatCompletion.Choice["finish_reason"];
}

type Chunk = OpenAI.ChatCompletionChunk;
const ABOUT = { id: "chatcmpl-1", created: 1, model: "stand-in-model-2" };
const PIECE = /[\s\S]{1,7}/g;

function wholeCompletion({ content, refusal, finishReason = "stop" }: ChatReply): OpenAI.ChatCompletion {
  return {
    ...ABOUT,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content, refusal: refusal ?? null },
        finish_reason: finishReason,
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540 },
  };
}

function chunkOf(
  delta: Chunk["choices"][0]["delta"],
  finish_reason: Chunk["choices"][0]["finish_reason"] = null,
) {
  const chunk: Chunk = {
    ...ABOUT,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

const begunChunks = (content: string) => [
  chunkOf({ role: "assistant", content: "" }),
  ...(content.match(PIECE) ?? []).map((piece) => chunkOf({ content: piece })),
];

/** An answer of server-sent events. `last` closes or breaks it; absent: it stays open and silent. */
function eventStream(
  chunks: readonly string[],
  last?: (stream: ReadableStreamDefaultController<Uint8Array>) => void,
) {
  const encoder = new TextEncoder();
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const next = left.shift();
      if (next !== undefined) return stream.enqueue(encoder.encode(next));
      if (!last) return new Promise(() => {});
      last(stream);
    },
  });
  return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
}

/** The model says this: in one answer, or piece by piece where the call asks for a stream. */
export function saying(stated: ChatReply): ChatAnswering {
  return ({ body }) => {
    if (!body.stream) return HttpResponse.json(wholeCompletion(stated));
    const { content, refusal, finishReason = "stop" } = stated;
    const chunks = [
      ...begunChunks(content ?? ""),
      ...(refusal ? [chunkOf({ refusal })] : []),
      chunkOf({}, finishReason),
    ];
    return eventStream([...chunks, "data: [DONE]\n\n"], (stream) => stream.close());
  };
}

/** A stream that begins with this and then falls silent. */
export const fallingSilentAfter =
  (content: string): ChatAnswering =>
  () =>
    eventStream(begunChunks(content));

/** A stream that begins with this and then breaks off. */
export const breakingOffAfter =
  (content: string): ChatAnswering =>
  () =>
    eventStream(begunChunks(content), (stream) => stream.error(new Error("The connection broke.")));

/** A stream that ends in the middle of an event, as if it was cut. */
export const cutShort: ChatAnswering = () => eventStream(['data: {"cho'], (stream) => stream.close());

/** An answer that is JSON but not a completion. */
export const answeringWithoutChoices: ChatAnswering = () => HttpResponse.json({});

/** The vendor's form of an error; its message quotes the key, as the vendor's own can. */
export const failing =
  (status: number): ChatAnswering =>
  ({ authorization }) => {
    const message = `Incorrect API key provided: ${authorization}`;
    const headers = { "retry-after-ms": "1" };
    return HttpResponse.json({ error: { message, type: "error", code: null } }, { status, headers });
  };

/** The connection is dropped. */
export const dropping: ChatAnswering = () => HttpResponse.error();

/** No answer, ever. */
export const silent: ChatAnswering = () => new Promise(() => {});
