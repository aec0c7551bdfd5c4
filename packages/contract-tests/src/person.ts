import { randomBytes } from "node:crypto";
import { linkTo } from "./outbox";
import { send, type TestedEdition } from "./server-under-test";

export const PASSWORD = "Correct-Horse-7";

export interface TestPerson {
  readonly email: string;
  readonly cookie: string;
  readonly apiKey: string;
}

export const newAddress = () => `contract-${randomBytes(6).toString("hex")}@example.com`;

/** The first cookie that an answer sets (the session's, if there), as a request sends it; "" without one. */
export function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Registers somebody new, opens the mailed link, and makes an API key. */
export async function newPerson(edition: TestedEdition = "ca"): Promise<TestPerson> {
  const email = newAddress();
  const registered = await send("POST", "/api/register", { edition, json: { email, password: PASSWORD } });
  const link = await linkTo(email);
  // In the browser that registered, which keeps half of the link: elsewhere the password is not taken over.
  const half = cookieOf(registered.headers);
  const verified = await send("POST", "/api/auth/verify-token", { edition, cookie: half, json: link });
  const cookie = cookieOf(verified.headers);
  const made = await send("POST", "/api/account/api-keys", { edition, cookie, json: { name: "contract" } });
  const { key } = made.body as { key?: string };
  if (!key) throw new Error(`No API key was made: ${made.status} ${made.text.slice(0, 200)}`);
  return { email, cookie, apiKey: key };
}

/** Takes Premium through the practice checkout (plans-11), so that the plan's limit does not apply. */
export async function upgrade(person: TestPerson): Promise<void> {
  await send("POST", "/api/payments/create-subscription", { cookie: person.cookie });
  const done = await send("POST", "/api/payments/complete-practice", {
    cookie: person.cookie,
    json: { outcome: "succeeds" },
  });
  if (done.status !== 200) throw new Error(`The practice checkout failed: ${done.text.slice(0, 200)}`);
}
