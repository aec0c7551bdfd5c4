import type { CallerView } from "@gf-ledger/domain/account/account-view";
import { del, get, set } from "idb-keyval";
import { mayBeSignedIn } from "@/features/auth/current-user";
import { leaveUnasked } from "@/hooks/leaving";
import { showTo } from "./shown-to";

type Caller = Pick<CallerView, "deviceSecret" | "pageMark">;

/** Whose photos this browser keeps at the moment. */
export interface DeviceAccount {
  /** Before the keys of what is theirs; it names nobody. */
  readonly space: string;
  /** Seals it. The browser uses the key and gives it to no script. */
  readonly key: CryptoKey;
}

/** Here until sign-out, so that photos can be kept without a network. The service worker reads it (public/sw.js). */
const KEPT = "gf-ledger:account";

/** Where earlier versions kept pictures that anybody could open. */
const UNSEALED = ["gf-ledger-draft-photos", "gf-ledger-thumbnails"];

let opened: { readonly secret: string; readonly account: Promise<DeviceAccount | null> } | null = null;

async function hashed(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
}

/** `null` where the browser has no cryptography (a page without TLS) or keeps nothing (a private window). */
async function opening(secret: string): Promise<DeviceAccount | null> {
  try {
    const name = new Uint8Array(await hashed(`space:${secret}`)).slice(0, 16);
    const space = Array.from(name, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const usages: KeyUsage[] = ["encrypt", "decrypt"];
    const key = await crypto.subtle.importKey("raw", await hashed(`key:${secret}`), "AES-GCM", false, usages);
    await set(KEPT, { space, key } satisfies DeviceAccount);
    for (const name of UNSEALED) indexedDB.deleteDatabase(name);
    return { space, key };
  } catch {
    return null;
  }
}

/** Whether a session is of another account than this page: its secret, as the server gives it now. */
export const isOtherAccount = (secret: string | null): boolean =>
  opened !== null && secret !== null && opened.secret !== secret;

/** Reloads a page of another account without the question of one with unsaved work: that is not theirs to answer. */
export function reloadPage(): void {
  leaveUnasked();
  window.location.reload();
}

/**
 * From now on this device keeps photos for the account that the server gave this secret to (accounts-88), and the page
 * is shown to it. A page of another account reloads: it holds what is the other's.
 */
export function openDeviceAccount({ deviceSecret: secret, pageMark }: Caller): void {
  if (secret === null) return;
  if (isOtherAccount(secret)) {
    reloadPage();
    return;
  }
  opened ??= { secret, account: opening(secret) };
  showTo(pageMark);
}

const stored = async () => (await get<DeviceAccount>(KEPT).catch(() => undefined)) ?? null;

/** The account of this page; without a network to ask, the one that was signed in here last and has not left. */
export async function deviceAccount(): Promise<DeviceAccount | null> {
  if (opened) return opened.account;
  return mayBeSignedIn() ? stored() : null;
}

/** Nobody is signed in here any more: what is kept stays sealed until its account signs in again. */
export async function closeDeviceAccount(): Promise<void> {
  opened = null;
  showTo(null);
  await del(KEPT).catch(() => {});
}
