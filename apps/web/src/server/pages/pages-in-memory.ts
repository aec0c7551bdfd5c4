import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LANGUAGE_COOKIE, LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { parse as parseCookie } from "cookie";
import { editionOfHost } from "../../edition/edition-of-host";
import { builtPageOf, segmentOf } from "../../features/edition/locale-segments";
import {
  addressedPage,
  addressIn,
  addressPreferred,
  isAnsweredByLanguage,
} from "../../features/language/addresses/page-addresses";
import { preferredLanguage } from "../../features/language/preferred-language";
import { readBuilt } from "./build-folder";
import { builtPageNames, contentSecurityPolicy } from "./content-security-policy";
import { cacheControlOf } from "./page-caching";
import { isNotFound } from "./page-routes";
import { isHintRight } from "./session-hint";

interface Page {
  readonly plain: Buffer;
  readonly compressed: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

interface HeaderRule {
  readonly regex: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The headers that the framework sends with each page rendered at build time. */
const AS_THE_FRAMEWORK = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=31536000",
  vary: "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding",
};

/** The address of a built page: of every one in English, and of those in another language that were written. */
function addressOf(name: string): string | null {
  const built = builtPageOf(name);
  return built && addressIn(built.locale, built.page);
}

/** Pages rendered at build time with their headers, by path with edition, as `build.mjs` left them. */
function readPages(): ReadonlyMap<string, Page> {
  const buildId = readBuilt("BUILD_ID").toString();
  const { headers: rules } = JSON.parse(readBuilt("routes-manifest.json").toString()) as {
    headers: HeaderRule[];
  };
  return new Map(
    builtPageNames().flatMap((name) => {
      const path = addressOf(name);
      if (path === null || isNotFound(name)) return [];
      const configured = rules
        .filter(({ regex }) => new RegExp(regex).test(path))
        .flatMap((rule) => rule.headers);
      const headers = {
        ...Object.fromEntries(configured.map(({ key, value }) => [key, value])),
        ...AS_THE_FRAMEWORK,
        "cache-control": cacheControlOf(name) ?? AS_THE_FRAMEWORK["cache-control"],
        etag: `W/"${buildId}"`,
        "content-security-policy": contentSecurityPolicy(name, "").policy,
      };
      const file = `server/app${name}.html`;
      return [[name, { plain: readBuilt(file), compressed: readBuilt(`${file}.gz`), headers }] as const];
    }),
  );
}

/** Whether the visitor is sent to the page in another language by the framework's answer (`proxy.ts`). */
function prefersAnother(page: string, edition: Edition, headers: IncomingHttpHeaders): boolean {
  const chosen = parseCookie(headers.cookie ?? "")[LANGUAGE_COOKIE];
  const language = preferredLanguage(chosen, headers["accept-language"]);
  return addressPreferred(page, edition, language) !== null;
}

function answerWith(page: Page, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] === page.headers.etag) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const compressed = /\bgzip\b(?!;q=0)/.test(String(request.headers["accept-encoding"] ?? ""));
  const body = compressed ? page.compressed : page.plain;
  const encoding = compressed ? { "content-encoding": "gzip" } : {};
  response.writeHead(200, { ...page.headers, ...encoding, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Answers the pages rendered at build time from memory, with the framework's headers. `handle` gets
 * everything else: calls, files, addresses with a query, data for the framework's own client, and visitors
 * whose signed-in hint is wrong (docs/built-pages.md).
 */
export function pagesInMemory(handle: RequestListener, fallback: Edition): RequestListener {
  const pages = readPages();
  return (request, response) => {
    const { method, url = "", headers } = request;
    const edition = editionOfHost(headers.host ?? null, fallback);
    const addressed = addressedPage(url);
    const translated = addressed && LOCALE_FACTS[addressed.locale].edition === edition ? addressed : null;
    const page = translated?.page ?? url;
    const name = `/${translated ? segmentOf(translated.locale) : edition}${page === "/" ? "" : page}`;
    const built = pages.get(name);
    const isSentElsewhere = isAnsweredByLanguage(name) && prefersAnother(page, edition, headers);
    const isForEverybody =
      (method === "GET" || method === "HEAD") &&
      headers.rsc === undefined &&
      isHintRight(headers.cookie) &&
      !isSentElsewhere;
    if (built && isForEverybody) answerWith(built, request, response);
    else handle(request, response);
  };
}
