import { type HttpHandler, http } from "msw";

/** The vendor's own address. */
export const OPENAI_ORIGIN = "https://api.openai.com";

interface ChatMessage {
  readonly role: string;
  readonly content:
    | string
    | readonly { readonly type: string; readonly image_url?: { readonly url: string } }[];
}

/** One call of chat completions, as it came over the wire. */
export interface ChatCall {
  readonly authorization: string | null;
  readonly body: {
    readonly model: string;
    readonly stream?: boolean;
    readonly messages: readonly ChatMessage[];
    readonly [field: string]: unknown;
  };
}

/** How the model answers its nth call (from 0). */
export type ChatAnswering = (call: ChatCall, nth: number) => Response | Promise<Response>;

export interface StandInOpenAi {
  readonly handlers: readonly HttpHandler[];
  /** Oldest first. */
  readonly calls: readonly ChatCall[];
}

/** OpenAI as the product calls it: chat completions, with a photo or without, whole or streamed. */
export function standInOpenAi(answering: ChatAnswering): StandInOpenAi {
  const calls: ChatCall[] = [];
  const chat = http.post<never, ChatCall["body"]>(
    `${OPENAI_ORIGIN}/v1/chat/completions`,
    async ({ request }) => {
      const call = { authorization: request.headers.get("authorization"), body: await request.json() };
      calls.push(call);
      const answer = await answering(call, calls.length - 1);
      if (!answer.body) return answer;
      // As with a real connection: the caller's abort breaks the body too.
      return new Response(answer.body.pipeThrough(new TransformStream(), { signal: request.signal }), answer);
    },
  );
  return { handlers: [chat], calls };
}
