import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "../../resilience/support/product";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: number;
}

interface Sent {
  readonly json?: unknown;
  readonly bearer?: string;
  /** The account that the page was shown to (accounts-96). */
  readonly shownTo?: string;
}

/**
 * A browser at an address of this machine's loopback network (127.0.0.1 to 127.255.255.254); each address is
 * another client to the product. It keeps the cookies it is given.
 */
export function callerFrom(product: Product, localAddress: string) {
  const cookies = new Map<string, string>();

  function keep(setCookies: readonly string[]): void {
    for (const one of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  function send(method: string, path: string, { json, bearer, shownTo }: Sent = {}): Promise<Answer> {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...(body === undefined
        ? {}
        : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
      ...(shownTo === undefined ? {} : { "x-shown-to": shownTo }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : cookie ? { cookie } : {}),
    };
    return new Promise((resolve, reject) => {
      const call = request(`${product.origin}${path}`, { method, headers, localAddress }, (answer) => {
        keep(answer.headers["set-cookie"] ?? []);
        const retryAfter = Number(answer.headers["retry-after"] ?? 0);
        text(answer).then((message) => {
          const isJson = String(answer.headers["content-type"]).startsWith("application/json");
          resolve({
            status: answer.statusCode ?? 0,
            body: isJson ? JSON.parse(message) : message,
            retryAfter,
          });
        }, reject);
      });
      call.on("error", reject);
      call.end(body);
    });
  }

  return { cookies, send };
}

export type Caller = ReturnType<typeof callerFrom>;

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
}

/**
 * The newest mail to somebody, once there are `atLeast` and it leads to `page`, and its link there. @throws when that
 * does not come in ten seconds.
 */
export async function mailTo(
  caller: Caller,
  email: string,
  page: string,
  atLeast = 1,
): Promise<{ mail: Mail; link: URL }> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { body } = await caller.send("GET", `/api/outbox?to=${encodeURIComponent(email)}`);
    const mails = (body as { messages: Mail[] }).messages;
    const [mail] = mails;
    const link = mail?.links.find((one) => one.includes(page));
    if (mails.length >= atLeast && mail && link) return { mail, link: new URL(link) };
    await sleep(100);
  }
  throw new Error(`No ${atLeast} mails came to ${email}, the newest with a link to ${page}.`);
}

/** Token and address of the newest link to sign in by that was mailed to somebody. @throws as `mailTo`. */
export async function linkTo(
  caller: Caller,
  email: string,
  atLeast = 1,
): Promise<{ token: string; email: string }> {
  const { link } = await mailTo(caller, email, "/login/callback", atLeast);
  return { token: link.searchParams.get("token") ?? "", email };
}

/** Registers an address and opens its link, both in this browser. @throws when that is refused. */
export async function newAccount(caller: Caller, email: string, password: string): Promise<void> {
  await caller.send("POST", "/api/register", { json: { email, password } });
  const opened = await caller.send("POST", "/api/auth/verify-token", { json: await linkTo(caller, email) });
  if (opened.status !== 200) throw new Error(`No account was made: ${JSON.stringify(opened.body)}`);
}
