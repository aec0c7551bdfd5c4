import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createHttpServer, THIS_MACHINE_HEADER } from "../../src/server/process/http-server";
import { processState } from "../../src/server/process/process-state";
import { onProxySeen } from "../../src/server/process/request/forwarded-once";
import { diagnosticsOpenTo } from "../../src/server/request/diagnostics-access";

afterEach(() => {
  processState().behindUnknownProxy = false;
  vi.restoreAllMocks();
});

/** Whether the owner can still read the outbox after a call from `peer` that names a proxy. */
async function outboxOpenAfter(peer: string): Promise<boolean> {
  const handle = (_request: unknown, response: { end(): void }) => response.end();
  const server = createHttpServer({ handle, onForwarded: onProxySeen(false) });
  server.prependListener("connection", (socket) =>
    Object.defineProperty(socket, "remoteAddress", { value: peer }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`, { headers: { "X-Forwarded-For": "192.0.2.1" } });
  server.close().closeAllConnections();
  return diagnosticsOpenTo(new Headers({ [THIS_MACHINE_HEADER]: "yes" }));
}

test("operating-24 a proxy on this machine that is not trusted shuts the outbox, with a sentence", async () => {
  const reported = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await outboxOpenAfter("::ffff:127.0.0.1")).toBe(false);
  expect(reported).toHaveBeenCalledWith(expect.stringContaining("outbox and\ndiagnostics are shut"));
});

test("operating-24 nobody in the same network shuts the owner's outbox with a header", async () => {
  expect(await outboxOpenAfter("192.168.1.20")).toBe(true);
});
