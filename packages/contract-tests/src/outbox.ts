import { setTimeout } from "node:timers/promises";
import { send } from "./server-under-test";

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

const TRIES = 100;
const PAUSE_MS = 100;

/** Waits for that many mails to an address; gives them newest first. @throws if they do not come in time. */
export async function mailsTo(address: string, atLeast = 1): Promise<readonly Mail[]> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { body } = await send("GET", `/api/outbox?to=${encodeURIComponent(address)}`);
    const found = (body as { messages?: Mail[] } | null)?.messages ?? [];
    if (found.length >= atLeast) return found;
    await setTimeout(PAUSE_MS);
  }
  throw new Error(`No ${atLeast} mails to ${address} came within ${(TRIES * PAUSE_MS) / 1000} seconds.`);
}

/** Token and address of the newest mail's link to `/login/callback`. @throws if it has none. */
export async function linkTo(address: string, atLeast = 1): Promise<{ token: string; email: string }> {
  const [newest] = await mailsTo(address, atLeast);
  const link = newest?.links.find((one) => one.includes("/login/callback"));
  if (!link) throw new Error(`The mail to ${address} holds no link.`);
  const { searchParams } = new URL(link);
  return { token: searchParams.get("token") ?? "", email: searchParams.get("email") ?? "" };
}
