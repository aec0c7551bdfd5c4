// A proxy that hands each request to the next of several servers, as a load balancer would.
import { createServer, request } from "node:http";

/** Longer than a caller keeps an idle connection, so that no caller sends on one that is being closed. */
const KEEP_ALIVE_MS = 60_000;

/**
 * Listens on `port` and forwards to the servers on `ports` in turn. Resolves with a function that closes it.
 */
export async function roundRobin(port, ports) {
  let turn = 0;
  const proxy = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    const target = ports[turn++ % ports.length];
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress };
    const call = request({ port: target, method: incoming.method, path: incoming.url, headers }, (answer) => {
      // These two headers are about the server's connection, not about the caller's.
      const { connection: _connection, "keep-alive": _keepAlive, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode, kept);
      answer.pipe(outgoing);
    });
    call.on("error", () => outgoing.writableFinished || outgoing.destroy());
    outgoing.on("close", () => {
      if (!outgoing.writableFinished || !call.writableFinished) call.destroy();
      // The rest of a body that was refused early is read and dropped: its caller goes on with this
      // connection.
      incoming.unpipe(call).resume();
    });
    incoming.pipe(call);
  });
  await new Promise((resolve) => proxy.listen(port, resolve));
  return () =>
    new Promise((resolve) => {
      proxy.close(() => resolve());
      proxy.closeAllConnections();
    });
}
