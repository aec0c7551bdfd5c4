import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, LOCALE_FACTS, LOCALES } from "@gf-ledger/domain/edition/locale";
import { describe, expect, test } from "vitest";
import nextConfig from "../../next.config";
import { GET as robots } from "../../src/app/robots.txt/route";
import { FRENCH_PAGES } from "../../src/features/language/addresses/french-pages";
import { localAddress } from "../../src/features/language/addresses/local-address";
import {
  addressedPage,
  addressesOf,
  addressIn,
  addressPreferred,
  isAnsweredByLanguage,
} from "../../src/features/language/addresses/page-addresses";
import { preferredLanguage } from "../../src/features/language/preferred-language";
import { pageOfAddress, shownPage } from "../../src/features/shell/addresses/page-path";
import { ROUTED_PAGES } from "../stories/support/pages/routed-pages";

describe("editions-12 the language is the one chosen, else the browser's, else English", () => {
  test.each([
    ["fr", "en-CA", "fr"],
    ["en", "fr-CA,fr;q=0.9", "en"],
    ["fr-CA", undefined, "fr"],
    [undefined, "fr-CA,fr;q=0.9,en;q=0.8", "fr"],
    [undefined, "en-CA,en;q=0.9,fr;q=0.8", "en"],
    [undefined, "de-DE,fr;q=0.5", "fr"],
    [undefined, "de-DE,xx", "en"],
    [undefined, undefined, "en"],
    [undefined, "\u0000;;q=9,,", "en"],
    ["klingon", "fr", "fr"],
    ["<script>", undefined, "en"],
  ] as const)("chosen %s, browser %s: %s", (chosen, browser, language) => {
    expect(preferredLanguage(chosen, browser)).toBe(language);
  });
});

describe("editions-10 a page in French has an address in French words", () => {
  const frenchAddress = (page: string) => addressIn("fr-CA", page);

  test.each([...FRENCH_PAGES.keys()])("%s, there and back", (page) => {
    const address = frenchAddress(page) ?? "";
    expect(address).toMatch(/^\/fr(\/[a-z0-9-]+)*(\/\[id\])?$/);
    expect([addressedPage(address)?.page, pageOfAddress(address), shownPage(`/fr${page}`, false)]).toEqual([
      page,
      page,
      page,
    ]);
    expect([localAddress(page, "fr-CA"), localAddress(page, "en-CA")]).toEqual([address, page]);
  });

  test("a page of one receipt has its id in both addresses", () => {
    expect(frenchAddress("/receipt-review/0b-1")).toBe("/fr/verification/0b-1");
    expect(addressedPage("/fr/verification/0b-1")?.page).toBe("/receipt-review/0b-1");
    expect(localAddress("/receipt-review/0b-1?x=1#y", "fr-CA")).toBe("/fr/verification/0b-1?x=1#y");
    expect([frenchAddress("/receipt-review"), frenchAddress("/receipt-review/a/b")]).toEqual([null, null]);
  });

  test("a page that is there in English alone is linked to in English", () => {
    const english = "/blog/nowhere-in-french";
    expect([localAddress(english, "fr-CA"), frenchAddress(english)]).toEqual([english, null]);
    expect(addressedPage("/fr/rien")).toEqual({ locale: "fr-CA", page: null });
    expect(addressedPage("/fr")).toEqual({ locale: "fr-CA", page: "/" });
    expect(addressedPage("/free")).toBeNull();
  });

  test("each language of an edition is an address of the page; the other edition sends nobody there", () => {
    expect(addressesOf("/tools", "ca")).toEqual([
      { locale: "en-CA", address: "/tools" },
      { locale: "fr-CA", address: "/fr/outils" },
    ]);
    expect(addressesOf("/blog/nowhere-in-french", "ca")).toHaveLength(1);
    expect([addressPreferred("/tools", "ca", "fr"), addressPreferred("/tools", "us", "fr")]).toEqual([
      "/fr/outils",
      null,
    ]);
    expect(["/ca/tools", "/ca/nowhere", "/fr/tools", "/free/tools"].map(isAnsweredByLanguage)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

/**
 * One address answers for every path that is no page, a tab of signing in has the page's own, and articles are a list.
 */
const WITHOUT_ADDRESS = new Set(["/[...missing]", "/auth/register", "/blog/[slug]"]);

test("editions-10 every page of the Canadian edition is there in French", () => {
  const pages = ROUTED_PAGES.map(({ path }) => path).filter((page) => !WITHOUT_ADDRESS.has(page));
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((page) => !FRENCH_PAGES.has(page))).toEqual([]);
});

/** Languages whose table of addresses is mostly another one's: it was copied and not translated. */
function copiedAddresses(addressesOfLanguage: Readonly<Record<string, readonly string[]>>): string[] {
  const tables = Object.entries(addressesOfLanguage);
  return tables.flatMap(([language, addresses], at) =>
    tables.slice(0, at).flatMap(([other, others]) => {
      const same = addresses.filter((address, page) => address === others[page]);
      if (2 * same.length <= addresses.length) return [];
      const where = "apps/web/src/features/language, beside french-pages.ts";
      return [
        `${language} has ${other}'s addresses (${same.slice(0, 3).join(", ")}): write its own in ${where}`,
      ];
    }),
  );
}

test("editions-10 the addresses of a language are in its own words, not copied from another", () => {
  const table = (language: string) => {
    const locale = LOCALES.find((one) => LOCALE_FACTS[one].language === language);
    const folder = language === "en" ? "" : `/${language}`;
    return [...FRENCH_PAGES.keys()].map(
      (page) => (locale && addressIn(locale, page))?.slice(folder.length) ?? "",
    );
  };
  expect(
    copiedAddresses(Object.fromEntries(LANGUAGES.map((language) => [language, table(language)]))),
  ).toEqual([]);
  const french = ["/outils", "/recus", "/blogue"];
  expect(copiedAddresses({ en: ["/tools", "/receipts", "/blog"], fr: french, es: french })).toEqual([
    expect.stringMatching(/^es has fr's addresses .*write its own/),
  ]);
});

test("editions-8 a page that search engines may not read is closed to them in each language", async () => {
  const closedTo = async (host: string) =>
    (await robots(new Request(`http://${host}/robots.txt`, { headers: { host } })).text())
      .split("\n")
      .filter((line) => line.startsWith("Disallow: "))
      .map((line) => line.slice("Disallow: ".length));
  const canadian = await closedTo("ca.localhost:3000");
  for (const address of ["/receipt-review/", "/fr/verification/", "/fr/compte", "/fr/invitation"])
    expect(canadian).toContain(address);
  const american = await closedTo("us.localhost:3000");
  expect([american.includes("/account"), american.filter((path) => path.startsWith("/fr"))]).toEqual([
    true,
    [],
  ]);
});

describe("editions-10 what knows addresses by itself knows those of every language", () => {
  const worker = readFileSync(join(import.meta.dirname, "../../public/sw.js"), "utf8");

  test.each(LOCALES)("%s: the service worker and the headers of a shared claim", async (locale) => {
    for (const page of ["/offline", "/upload-receipt"])
      expect(worker).toContain(`"${addressIn(locale, page)}"`);
    if (LOCALE_FACTS[locale].language !== "en")
      expect(worker).toContain(`folder: "${addressIn(locale, "/")}"`);
    const sources = (await nextConfig.headers?.())?.map(({ source }) => source) ?? [];
    const shared = sources.find((source) => source.includes("shared-claim"));
    expect(shared?.match(/[\w/-]+(?=[|)])/g)).toContain(addressIn(locale, "/shared-claim")?.slice(1));
  });
});

describe("editions-12 a link in French stays in French where screens name another path", () => {
  test.each([
    ["/sign-up", "/fr/connexion?tab=register"],
    ["/login", "/fr/connexion"],
    [
      "/check-email?email=a%40b.ca&isRegistration=false",
      "/fr/verifiez-vos-courriels?email=a%40b.ca&isRegistration=false",
    ],
    ["/auth?tab=register", "/fr/connexion?tab=register"],
    ["/#faq", "/fr#faq"],
    ["/privacy?x=1#y", "/privacy?x=1#y"],
  ])("%s: %s", (page, address) => {
    expect(localAddress(page, "fr-CA")).toBe(address);
  });

  test("both tabs of signing in are one page", () => {
    expect(["/fr/auth/register", "/ca/auth/register"].map((built) => shownPage(built, false))).toEqual([
      "/auth",
      "/auth",
    ]);
  });

  test("a page that is made when it is asked for is told by its address too", () => {
    const address = "/fr/verification/0b-1";
    expect([true, false].map((isInBrowser) => shownPage(address, isInBrowser))).toEqual([
      "/receipt-review/0b-1",
      "/receipt-review/0b-1",
    ]);
  });

  test("an English address below /fr is no page in a browser, whatever is built under that name", () => {
    expect(["/fr/auth", "/ca/auth"].map((address) => addressIn("fr-CA", shownPage(address, true)))).toEqual([
      null,
      null,
    ]);
  });
});
