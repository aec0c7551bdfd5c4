import type { ApiContext } from "@gf-ledger/api/context";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";

type Send = (name: string, data: unknown) => void;

const eventOf = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * An answer of server-sent events (`text/event-stream`, one JSON value each), written while `work` goes on.
 * If `work` fails, the last event is `failure` with the error's body (receipts-8). `signal` is aborted when
 * the caller goes away.
 */
export function eventStream(
  ctx: ApiContext,
  work: (send: Send, signal: AbortSignal) => Promise<void>,
): Response {
  const left = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send: Send = (name, data) => {
        if (!left.signal.aborted) controller.enqueue(encoder.encode(eventOf(name, data)));
      };
      try {
        await work(send, left.signal);
      } catch (error) {
        send("failure", describeError(error, ctx).body);
      }
      if (!left.signal.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

/**
 * The same, but a failure before the first event is thrown: the caller gets that error's own status (api-2).
 * @throws what `work` throws before its first event
 */
export async function eventStreamOnceBegun(
  ctx: ApiContext,
  work: (send: Send, signal: AbortSignal) => Promise<void>,
): Promise<Response> {
  let begin = () => {};
  let refuse = (_error: unknown) => {};
  let begun = false;
  const beginning = new Promise<void>((resolve, reject) => {
    begin = () => {
      begun = true;
      resolve();
    };
    refuse = reject;
  });
  const response = eventStream(ctx, async (send, signal) => {
    const sendBegun: Send = (name, data) => {
      begin();
      send(name, data);
    };
    try {
      await work(sendBegun, signal);
      begin();
    } catch (error) {
      if (begun) throw error;
      refuse(error);
    }
  });
  await beginning;
  return response;
}
