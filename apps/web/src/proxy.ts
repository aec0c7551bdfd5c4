import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LANGUAGE_COOKIE, type Language, LOCALE_FACTS, localeOf } from "@gf-ledger/domain/edition/locale";
import { type NextRequest, NextResponse } from "next/server";
import { editionOfHost } from "./edition/edition-of-host";
import { fallbackEdition, isProduction } from "./environment/process-environment";
import { NO_ARTICLE } from "./features/blog/no-article";
import { editionThatHas, ONLY_IN } from "./features/blog/other-edition-article";
import { segmentOf } from "./features/edition/locale-segments";
import { addressedPage, addressPreferred } from "./features/language/addresses/page-addresses";
import { CHOSEN_LANGUAGE } from "./features/language/chosen-language";
import { languageOfTag, preferredLanguage } from "./features/language/preferred-language";
import { NO_PAGE } from "./features/shell/addresses/no-page";
import { RESOLVED_TARGETS } from "./features/shell/addresses/resolved-targets";
import { contentSecurityPolicy, isBuilt } from "./server/pages/content-security-policy";
import { cacheControlOf } from "./server/pages/page-caching";
import { isNotFound, isPage } from "./server/pages/page-routes";
import { keepSessionHint } from "./server/pages/session-hint";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Makes the host's edition a route parameter (editions-2), so that a page is static for each edition. */
export function proxy(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const target = RESOLVED_TARGETS[url.pathname];
  if (target) {
    url.pathname = target.pathname;
    if (target.query) url.searchParams.set(...target.query);
    return NextResponse.redirect(absoluteFor(request, url));
  }
  const edition = editionOfHost(request.headers.get("host"), fallbackEdition());
  const other = /^\/blog\/[^/]+\/?$/.test(url.pathname)
    ? editionThatHas(url.pathname, edition, isBuilt)
    : null;
  if (other) {
    url.pathname = "/blog";
    url.search = `?${ONLY_IN}=${other}`;
    return NextResponse.redirect(absoluteFor(request, url));
  }
  const elsewhere = inTheLanguage(request, url, edition);
  if (elsewhere) return elsewhere;
  const addressed = addressedPage(url.pathname);
  const translated = addressed && LOCALE_FACTS[addressed.locale].edition === edition ? addressed : null;
  const page = translated ? (translated.page ?? `/${NO_PAGE}`) : url.pathname;
  const opensRegister = page === "/auth" && url.searchParams.get("tab") === "register";
  const shown = opensRegister ? "/auth/register" : page;
  const path = shown === "/" ? "" : shown;
  url.pathname = builtPage(`/${translated ? segmentOf(translated.locale) : edition}${path}`);
  if (!translated && isNotFound(url.pathname)) {
    url.pathname = builtPage(`/${segmentOf(localeOf(edition, visitorLanguage(request)))}${path}`);
  }
  return withPolicy(request, url);
}

/**
 * Where the visitor reads the page in the right language, as a redirect: the address that was asked for keeps a
 * choice just made, belongs to the other edition, or has a page in the language the visitor prefers.
 */
function inTheLanguage(request: NextRequest, url: URL, edition: Edition): NextResponse | null {
  const target = new URL(url);
  const chosen = languageOfTag(target.searchParams.get(CHOSEN_LANGUAGE));
  if (chosen) {
    target.searchParams.delete(CHOSEN_LANGUAGE);
    const response = NextResponse.redirect(absoluteFor(request, target));
    const cookie = { path: "/", sameSite: "lax", maxAge: ONE_YEAR_SECONDS, secure: isProduction() } as const;
    response.cookies.set(LANGUAGE_COOKIE, chosen, cookie);
    return response;
  }
  const addressed = addressedPage(url.pathname);
  const isOwn = addressed !== null && LOCALE_FACTS[addressed.locale].edition === edition;
  const elsewhere = addressed === null ? preferredElsewhere(request, url.pathname, edition) : addressed.page;
  const address = isOwn ? null : elsewhere;
  if (address === null) return null;
  target.pathname = address;
  const response = NextResponse.redirect(absoluteFor(request, target));
  response.headers.set("Vary", "Accept-Language, Cookie");
  return response;
}

/** The page's address in the language that the visitor prefers, where that is not English; otherwise `null`. */
function preferredElsewhere(request: NextRequest, page: string, edition: Edition): string | null {
  return addressPreferred(page, edition, visitorLanguage(request));
}

function visitorLanguage(request: NextRequest): Language {
  const chosen = request.cookies.get(LANGUAGE_COOKIE)?.value;
  return preferredLanguage(chosen, request.headers.get("accept-language") ?? undefined);
}

/**
 * The page to show: for an address that is not a page or an article, the one built page that says so.
 * Rendered for its own address, it would be cached with the first visitor's nonce, and later visitors would
 * have no scripts.
 */
function builtPage(page: string): string {
  const [, root, blog] = /^(\/\w+\/)(blog\/[^/]+\/?$)?/.exec(page) ?? [];
  const noPage = `${root}${blog ? `blog/${NO_ARTICLE}` : NO_PAGE}`;
  const missing = blog ? !isBuilt(page.replace(/\/$/, "")) : !isPage(page);
  return missing && isBuilt(noPage) ? noPage : page;
}

/**
 * Rewrites to `url`: the page's Content-Security-Policy is on the answer and, for a nonce, on the request.
 */
function withPolicy(request: NextRequest, url: URL): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const page = url.pathname.replace(/\/$/, "");
  const { policy, usesNonce } = contentSecurityPolicy(page, nonce);
  const headers = new Headers(request.headers);
  if (usesNonce) headers.set("Content-Security-Policy", policy);
  else headers.delete("Content-Security-Policy");
  const status = isNotFound(page) ? 404 : 200;
  const response = NextResponse.rewrite(url, { status, request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  const caching = cacheControlOf(page);
  if (caching) response.headers.set("Cache-Control", caching);
  keepSessionHint(request, response);
  return response;
}

/** Returns `url` with the host the person came by, not the server's own; https in production (editions-1). */
function absoluteFor(request: NextRequest, url: URL): URL {
  const target = new URL(url);
  if (isProduction()) target.protocol = "https:";
  const host = request.headers.get("host");
  if (host) {
    // Without this, a host without a port would keep the port that the server itself listens on.
    target.port = "";
    target.host = host;
  }
  return target;
}

export const config = {
  // API calls and files are not pages, and a body passing through here would be held in memory.
  matcher: [
    "/((?!api/|_next/|samples/|icons/|fonts/|images/|viewer/|.*\\.(?:png|svg|ico|jpg|webp|txt|xml|webmanifest|js|css|woff2)$).*)",
  ],
};
