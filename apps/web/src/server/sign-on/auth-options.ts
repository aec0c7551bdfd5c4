import { SESSION_DAYS } from "@gf-ledger/api/gate/session-gate";
import { sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import type { AuthOptions } from "next-auth";
import EmailProvider from "next-auth/providers/email";
import { container } from "../container";
import { log } from "../logger";
import { hashedSessionAdapter, hasSessionEnded } from "./hashed-session-adapter";

/** The name of a message that next-auth logs, cut short: at its own `_log` action the caller chooses it. */
const nameOf = (code: unknown) => String(code).slice(0, 100);

/**
 * next-auth reads and manages the same session rows and cookie that the product's own sign-in makes
 * (accounts-3): /api/auth/session and /api/auth/signout work for any next-auth client. Only the product's own
 * calls mail links, so that their limits and wording exist once.
 */
export function authOptions(): AuthOptions {
  const { environment, database, settings } = container();
  const secure = settings.production;
  return {
    secret: environment.AUTH_SECRET,
    // next-auth's own logger writes plain text to the console, with everything that the failure carried.
    logger: {
      error: (code, metadata) => {
        if (hasSessionEnded(metadata)) return;
        log("warn", "auth_failed", {
          code: nameOf(code),
          error: metadata instanceof Error ? metadata : null,
        });
      },
      warn: (code) => log("info", "auth_warning", { code: nameOf(code) }),
      debug: (code) => log("debug", "auth_debug", { code: nameOf(code) }),
    },
    adapter: hashedSessionAdapter(database),
    session: { strategy: "database", maxAge: SESSION_DAYS * 86_400 },
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: sessionCookieName(secure),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure },
      },
    },
    pages: { signIn: "/auth", verifyRequest: "/auth/check-email", error: "/auth" },
    providers: [
      EmailProvider({
        async sendVerificationRequest() {
          throw new Error("Links are requested at /api/auth/magic-link.");
        },
      }),
    ],
  };
}
