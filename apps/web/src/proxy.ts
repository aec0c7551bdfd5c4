import { type NextRequest, NextResponse } from "next/server";
import { editionOfHost } from "./edition/edition-of-host";
import { fallbackEdition, isProduction } from "./environment/process-environment";
import { NO_ARTICLE } from "./features/blog/no-article";
import { editionThatHas, ONLY_IN } from "./features/blog/other-edition-article";
import { NO_PAGE } from "./features/shell/no-page";
import { contentSecurityPolicy, isBuilt } from "./server/content-security-policy";
import { isPage, saysNothingIsThere } from "./server/page-routes";
import { keepSessionHint } from "./server/session-hint";

/**
 * Paths that some screens name and the route table does not have, with the pages they lead to (screens-11).
 */
const RESOLVED_TARGETS: Readonly<Record<string, { pathname: string; query?: [string, string] }>> = {
  "/login": { pathname: "/auth" },
  "/sign-up": { pathname: "/auth", query: ["tab", "register"] },
  "/dashboard": { pathname: "/reports" },
  "/check-email": { pathname: "/auth/check-email" },
  "/login-callback": { pathname: "/login/callback" },
};

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
  const opensRegister = url.pathname === "/auth" && url.searchParams.get("tab") === "register";
  const page = opensRegister ? "/auth/register" : url.pathname;
  url.pathname = builtPage(`/${edition}${page === "/" ? "" : page}`);
  return withPolicy(request, url);
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
  const status = saysNothingIsThere(page) ? 404 : 200;
  const response = NextResponse.rewrite(url, { status, request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  keepSessionHint(request, response);
  return response;
}

/** Answers `url` with the host the person came by, not the server's own; https in production (editions-1). */
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
