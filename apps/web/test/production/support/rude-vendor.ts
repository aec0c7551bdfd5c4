import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A vendor at its worst: it fails every call, and repeats in its error whatever it was sent. */
export async function startRudeVendor() {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    asked.push(request.url ?? "");
    const { authorization } = request.headers;
    response.writeHead(400, { "content-type": "application/json" });
    const message = `Not understood: ${body.slice(-300)} (sent with ${authorization})`;
    response.end(JSON.stringify({ error: { type: "invalid_request_error", message } }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
