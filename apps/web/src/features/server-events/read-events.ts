export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

function eventOf(block: string): ServerEvent | null {
  const fields = block.split("\n").map((line) => {
    const at = line.indexOf(":");
    return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, "")];
  });
  const data = fields.flatMap(([field, value]) => (field === "data" ? [value] : [])).join("\n");
  if (data === "") return null;
  return { name: fields.find(([field]) => field === "event")?.[1] ?? "message", data: JSON.parse(data) };
}

/** The server-sent events of a body, as they arrive, however the network cut it. @throws on data that is no JSON */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll("\r\n", "\n").split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}
