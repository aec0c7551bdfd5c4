import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string };
}

export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly events: readonly string[];
}

interface Reported {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, "service" | "facts" | "events"> & {
        readonly attributes: readonly Attribute[];
        readonly events?: readonly { readonly name: string }[];
      })[];
    }[];
  }[];
}

const factsOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? "")]),
  );

const spansOf = ({ resourceSpans }: Reported): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ attributes, events = [], ...span }) => ({
        ...span,
        service: factsOf(resource.attributes)["service.name"] ?? "",
        facts: factsOf(attributes),
        events: events.map(({ name }) => name),
      })),
  );

/** A collector of traces that takes OTLP over HTTP and keeps what it is sent. */
export async function openTraceReceiver() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** All that was sent, as it was sent. */
    sent: () => bodies.join("\n"),
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as Reported)),
    close: () => server.close(),
  };
}
