import { type HttpHandler, http, passthrough } from "msw";
import { type SetupServer, setupServer } from "msw/node";

/**
 * Puts stand-ins between this process and every address it calls: `use(...handlers)` adds a vendor, and a call that no
 * handler answers fails with an error on the console. The caller closes it.
 */
export function openVendorNetwork(): SetupServer {
  const network = setupServer();
  network.listen({ onUnhandledRequest: "error" });
  // msw keeps a copy of every answer: while nobody reads it, a client cannot give the body up.
  network.events.on("response:mocked", ({ response }) => {
    response.arrayBuffer().catch(() => {});
  });
  return network;
}

/** Lets calls to a server of the test's own through. */
export const reaching = (url: string): HttpHandler => http.all(`${url}/*`, () => passthrough());
