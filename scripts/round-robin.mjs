// A proxy that hands each request to the next of several servers, as a load balancer would.
import { createServer, request } from "node:http";

/** Longer than a caller keeps a connection that it does not use: it must never meet one that is being closed. */
const KEEP_ALIVE_MS = 60_000;

/** Listens on `port`; `ports` are the servers' own. Resolves with how to close it. */
export async function roundRobin(port, ports) {
  let turn = 0;
  const proxy = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    const target = ports[turn++ % ports.length];
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress };
    const call = request({ port: target, method: incoming.method, path: incoming.url, headers }, (answer) => {
      // How long a connection is kept is said for that connection alone.
      const { connection: _connection, "keep-alive": _keepAlive, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode, kept);
      answer.pipe(outgoing);
    });
    call.on("error", () => outgoing.writableFinished || outgoing.destroy());
    outgoing.on("close", () => {
      if (!outgoing.writableFinished || !call.writableFinished) call.destroy();
      // What is left of a body that was refused early goes nowhere; its caller goes on with this connection.
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
