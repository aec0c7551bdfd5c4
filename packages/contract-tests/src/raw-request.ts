import { request } from "node:http";
import { text } from "node:stream/consumers";
import { EDITION_URLS } from "./server-under-test";

export interface RawAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** One request whose target is sent as it is written: `fetch` would tidy its dots and slashes first. */
export function sendRaw(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = "",
): Promise<RawAnswer> {
  const { hostname, port, host } = EDITION_URLS.ca;
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, method, path: target, headers: { host, ...headers } },
      (answer) => {
        text(answer).then(
          (words) =>
            resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, text: words }),
          reject,
        );
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}
