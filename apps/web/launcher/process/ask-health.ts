import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

/** Longer than the time after which an unanswering server is started again. */
const GIVE_UP_MS = 15_000;
const EVERY_ADDRESS: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "127.0.0.1" };

/**
 * Asks the web server that these variables describe for its health.
 * @returns the HTTP status; rejects when there is no answer.
 */
export async function askHealth(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<number | undefined> {
  const { PORT, HOST, APP_ENV, APP_URL_CA } = variables;
  const port = Number(PORT || 3000);
  const call = request({
    host: HOST ? (EVERY_ADDRESS[HOST] ?? HOST) : "127.0.0.1",
    port,
    path: "/api/health",
    agent: false,
    signal: AbortSignal.timeout(GIVE_UP_MS),
    headers: {
      host: APP_ENV === "production" && APP_URL_CA ? new URL(APP_URL_CA).host : `localhost:${port}`,
    },
  });
  // The status is enough. Without a listener, a connection that breaks later would end the launcher.
  call.on("error", () => {});
  call.end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  answer.on("error", () => {});
  answer.resume();
  return answer.statusCode;
}
