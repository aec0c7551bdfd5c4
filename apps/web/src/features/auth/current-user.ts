import type { UserView } from "@gf-ledger/domain/account/account-view";
import { SIGNED_IN_HINT_COOKIE } from "@gf-ledger/domain/account/cookie-names";

/** Who is signed in, as far as this page knows (accounts-33). */
export type AuthState =
  | { readonly status: "loading"; readonly user: null }
  | { readonly status: "authenticated"; readonly user: UserView }
  | { readonly status: "unauthenticated"; readonly user: null };

/** Where a bearer token may be kept (accounts-34). */
const AUTH_TOKEN_KEY = "authToken";
/** A cookie that the proxy sets while there is a session cookie, which scripts in a page cannot see. */
const SESSION_HINT = new RegExp(`(?:^|; )${SIGNED_IN_HINT_COOKIE}=1`);
/** An answer counts as fresh for five minutes (accounts-33). */
const FRESH_MS = 5 * 60_000;

const LOADING: AuthState = { status: "loading", user: null };
const SIGNED_OUT: AuthState = { status: "unauthenticated", user: null };

let state: AuthState = LOADING;
let answeredAt = Number.NEGATIVE_INFINITY;
let underWay: Promise<void> | null = null;
const listeners = new Set<() => void>();

function become(next: AuthState) {
  state = next;
  answeredAt = Date.now();
  for (const listener of listeners) listener();
}

/** The stored bearer token; `null` without one, or where the browser forbids storage. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(AUTH_TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Stores a bearer token. Returns whether the browser allowed it. */
export function keepToken(token: string): boolean {
  try {
    localStorage.setItem(AUTH_TOKEN_KEY, token);
    return true;
  } catch {
    return false;
  }
}

/** Takes the stored bearer token away; a browser that forbids storage has none. */
export function forgetToken(): void {
  try {
    localStorage.removeItem(AUTH_TOKEN_KEY);
  } catch {
    // There is nothing to forget.
  }
}

function bearer(): HeadersInit {
  const token = storedToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/**
 * Whether somebody may be signed in. Without a hint or a token nobody is, and a call to be refused is saved.
 */
export function mayBeSignedIn(): boolean {
  // After a sign-in on this page; the hint comes only with the next page.
  if (state.status === "authenticated") return true;
  return SESSION_HINT.test(document.cookie) || storedToken() !== null;
}

async function fetchUser(): Promise<void> {
  try {
    const response = await fetch("/api/user", {
      credentials: "include",
      cache: "no-store",
      headers: bearer(),
    });
    become(response.ok ? { status: "authenticated", user: await response.json() } : SIGNED_OUT);
  } catch {
    // A failed call is treated as no user (accounts-33).
    become(SIGNED_OUT);
  }
}

/** Asks the server who is signed in; callers at the same time share one request. */
export function checkAuth(): Promise<void> {
  underWay ??= fetchUser().finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Stores the user that a sign-in answered, or `null` for nobody, without asking again. */
export function setUser(user: UserView | null): void {
  become(user ? { status: "authenticated", user } : SIGNED_OUT);
}

/** Takes over who another call found to be signed in, where this page did not know. */
export function knowUser(user: UserView): void {
  if (state.status !== "authenticated") become({ status: "authenticated", user });
}

/** For `useSyncExternalStore`: the first listener starts the check unless the answer is fresh. */
export const currentUserStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    if (Date.now() - answeredAt > FRESH_MS) {
      if (mayBeSignedIn()) void checkAuth();
      else become(SIGNED_OUT);
    }
    return () => void listeners.delete(listener);
  },
  current: () => state,
  server: () => LOADING,
};
