import { setTimeout as sleep } from "node:timers/promises";
import type { Edition, Production } from "./production";

export interface Person {
  readonly email: string;
  /** The session's cookie, as a request sends it. */
  readonly cookie: string;
  /** The session's token without the cookie's name. */
  readonly session: string;
  /** The token of the mailed link. */
  readonly token: string;
  /** Every `Set-Cookie` of the answer that signed the person in. */
  readonly setCookies: readonly string[];
}

const TRIES = 100;
const PAUSE_MS = 100;

/** The token in the newest link that was mailed to an address. */
async function mailedToken({ mail }: Production, email: string): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const link = mail.received
      .find(({ to }) => to.includes(email))
      ?.links.find((one) => one.includes("token="));
    if (link) return new URL(link).searchParams.get("token") ?? "";
    await sleep(PAUSE_MS);
  }
  throw new Error(`No link came to ${email}.`);
}

/** Asks for a sign-in link and opens it; resolves with the signed-in person. */
export async function signIn(product: Production, email: string, edition: Edition = "ca"): Promise<Person> {
  await product.send("POST", "/api/auth/magic-link", { edition, json: { email } });
  const token = await mailedToken(product, email);
  const answer = await product.send("POST", "/api/auth/verify-token", { edition, json: { token, email } });
  const setCookies = answer.headers["set-cookie"] ?? [];
  const cookie = setCookies.find((one) => one.includes("session-token="))?.split(";")[0] ?? "";
  if (!cookie) throw new Error(`Nobody was signed in: ${answer.status} ${answer.text.slice(0, 200)}`);
  return { email, cookie, token, session: cookie.slice(cookie.indexOf("=") + 1), setCookies };
}
