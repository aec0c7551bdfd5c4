import type { ApiContext } from "@gf-ledger/api/context";
import { type Arrival, findOrCreateBySso } from "@gf-ledger/api/sign-on/find-or-create-by-sso";
import { sameSitePath } from "@gf-ledger/domain/account/sign-in/same-site-path";
import type { SignOnOutcome } from "@gf-ledger/domain/account/sign-in/sign-on";
import type { NextRequest } from "next/server";
import NextAuth, { type AuthOptions } from "next-auth";
import { container } from "../container";
import { authOptions } from "./auth-options";
import { failedOutcome } from "./failed-outcome";
import { issuerName } from "./issuer-name";
import { type IssuedClaims, issuerProvider, isVerified, PROVIDER_ID } from "./issuer-provider";

type Context = { params: Promise<{ nextauth: string[] }> };
type Handler = (request: NextRequest, context: Context) => Promise<Response>;

/** Whether a call of next-auth begins or ends a sign-on. */
export function isSignOn([action, provider]: readonly string[]): boolean {
  return provider === PROVIDER_ID && (action === "signin" || action === "callback");
}

const outcomePage = (outcome: SignOnOutcome) => `/login/sign-on?outcome=${outcome}`;

/** Where an arrival leads: only those with a session go on to what they wished for. */
function landingOf(arrival: Arrival, wish: string | null): string {
  if (typeof arrival === "object") return arrival.askAt;
  if (arrival === "known") return wish ?? "/";
  if (arrival === "new") return wish ?? "/upload-receipt";
  return arrival === "waiting" ? "/account#sign-on" : outcomePage(arrival);
}

/** What one call has come to know: the first failure, the page wished for, where to go on. */
interface Attempt {
  failure: SignOnOutcome | null;
  wish: string | null;
  landing: string | null;
}

function optionsOf(ctx: ApiContext, origin: string, attempt: Attempt): AuthOptions {
  const { environment } = container();
  const provider = issuerProvider(environment, ctx.settings, origin);
  const options = authOptions();
  return {
    ...options,
    adapter: { ...options.adapter, getUserByAccount: async () => null } as AuthOptions["adapter"],
    logger: {
      ...options.logger,
      error: (code, metadata) => {
        attempt.failure ??= failedOutcome(metadata);
        options.logger?.error?.(code, "error" in metadata ? (metadata.error as Error) : metadata);
      },
    },
    providers: provider ? [...options.providers, provider] : options.providers,
    callbacks: {
      redirect: async ({ url }) => {
        const path = sameSitePath(url, ctx.settings.ownHosts);
        // Where nothing was wished for, next-auth asks for the site itself.
        attempt.wish = path === "/" ? null : path;
        return path ?? "/";
      },
      // Always answers a page to go to: next-auth itself never makes a session or an account (accounts-3).
      signIn: async ({ profile }) => {
        const claims = profile as IssuedClaims;
        const issuer = ctx.settings.signOn?.issuer ?? "";
        if (issuerName(claims.iss ?? "") !== issuer) {
          attempt.landing = outcomePage("misconfigured");
          return attempt.landing;
        }
        const arrived = await findOrCreateBySso(ctx, {
          issuer,
          subject: claims.sub,
          email: claims.email ?? null,
          emailVerified: isVerified(claims),
        });
        attempt.landing = arrived.ok ? landingOf(arrived.value, attempt.wish) : outcomePage("too-many");
        return attempt.landing;
      },
    },
  };
}

/** The same answer with another address to go to: as a redirect, or in the JSON that the page asked for. */
async function leadingTo(answer: Response, target: string): Promise<Response> {
  const headers = new Headers(answer.headers);
  if (headers.has("Location")) {
    headers.set("Location", target);
    return new Response(null, { status: 302, headers });
  }
  headers.delete("Content-Length");
  return new Response(JSON.stringify({ url: target }), { status: 200, headers });
}

/**
 * Begins or ends a sign-on by next-auth (accounts-58). What fails on the way leads to a page of ours that says
 * what to do, never to one of next-auth's (accounts-61). The session's cookie, if there is one, is in
 * `ctx.setCookies`.
 */
export async function answerSignOn(
  request: NextRequest,
  context: Context,
  ctx: ApiContext,
): Promise<Response> {
  const attempt: Attempt = { failure: null, wish: null, landing: null };
  const host = request.headers.get("host") ?? new URL(ctx.settings.appUrls[ctx.edition]).host;
  const origin = `${ctx.secure ? "https" : "http"}://${host}`;
  const handler = NextAuth(optionsOf(ctx, origin, attempt)) as Handler;
  const answer = await handler(request, context);
  const [action] = (await context.params).nextauth;
  if (action === "callback") {
    return leadingTo(answer, attempt.landing ?? outcomePage(attempt.failure ?? "failed"));
  }
  return attempt.failure ? leadingTo(answer, outcomePage(attempt.failure)) : answer;
}
