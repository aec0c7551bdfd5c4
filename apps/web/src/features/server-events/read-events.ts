import { createParser, type EventSourceMessage } from "eventsource-parser";

export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

/** Yields a body's server-sent events as they arrive, however cut. @throws on data that is not JSON */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => arrived.push(message) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      for (const { event = "message", data } of arrived.splice(0))
        yield { name: event, data: JSON.parse(data) };
    }
  } finally {
    await reader.cancel();
  }
}
