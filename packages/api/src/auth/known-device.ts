import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { OWN_COOKIES, ownCookieName } from "@gf-ledger/domain/account/cookie-names";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { ApiContext } from "../context";
import { cookieIn, ownCookie } from "./session-cookie";

const NAME = OWN_COOKIES.device;
const KEPT_DAYS = 365;

type Needed = Pick<ApiContext, "settings" | "cookieHeader" | "secure">;

/** The address is part of what is signed, but not of the cookie: the cookie names nobody. */
function signatureOf({ settings }: Needed, device: string, email: string): Buffer {
  return createHmac("sha256", settings.signingSecret).update(`device\n${device}\n${email}`).digest();
}

/**
 * The device's id if this address signed in on it before, otherwise `null`. The id gives no access: it only
 * gives the device's tries points of their own (accounts-20).
 */
export function knownDevice(ctx: Needed, email: string): string | null {
  const [device = "", signature = ""] = (
    cookieIn(ctx.cookieHeader, ownCookieName(NAME, ctx.secure)) ?? ""
  ).split(".");
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(ctx, device, email);
  return given.length === right.length && timingSafeEqual(given, right) ? device : null;
}

/** A `Set-Cookie` value by which this device is known from now on; a device that has an id keeps it. */
export function deviceCookie(ctx: Needed & Pick<ApiContext, "now">, email: string): string {
  const device = knownDevice(ctx, email) ?? randomBytes(16).toString("base64url");
  const expires = new Date(ctx.now().getTime() + KEPT_DAYS * DAY_MS);
  const value = `${device}.${signatureOf(ctx, device, email).toString("base64url")}`;
  return ownCookie(NAME, value, expires, ctx.secure);
}
