import { typographyFaults } from "@gf-ledger/messages/fr/typography-faults";
import { describe, expect, test } from "vitest";
import { HOME_COPY } from "../../src/features/home/home-copy";
import { HOW_IT_WORKS_COPY } from "../../src/features/how-it-works/how-it-works-copy";
import {
  frenchAddress,
  isBelowFrench,
  PAGES_IN_FRENCH,
  pageAtFrenchAddress,
} from "../../src/features/language/french-pages";
import { localAddress } from "../../src/features/language/local-address";
import { preferredLanguage } from "../../src/features/language/preferred-language";
import { pagePath } from "../../src/features/shell/page-path";

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
  test.each(PAGES_IN_FRENCH)("%s, there and back", (page) => {
    const address = frenchAddress(page) ?? "";
    expect(address).toMatch(/^\/fr(\/[a-z0-9-]+)*(\/\[id\])?$/);
    expect([pageAtFrenchAddress(address), pagePath(address), pagePath(`/fr${page}`)]).toEqual([
      page,
      page,
      page,
    ]);
    expect([localAddress(page, "fr-CA"), localAddress(page, "en-CA")]).toEqual([address, page]);
  });

  test("a page of one receipt has its id in both addresses", () => {
    expect(frenchAddress("/receipt-review/0b-1")).toBe("/fr/verification/0b-1");
    expect(pageAtFrenchAddress("/fr/verification/0b-1")).toBe("/receipt-review/0b-1");
    expect(localAddress("/receipt-review/0b-1?x=1#y", "fr-CA")).toBe("/fr/verification/0b-1?x=1#y");
    expect([frenchAddress("/receipt-review"), frenchAddress("/receipt-review/a/b")]).toEqual([null, null]);
  });

  test("a page that is there in English alone is linked to in English", () => {
    const english = "/blog/nowhere-in-french";
    expect([localAddress(english, "fr-CA"), frenchAddress(english)]).toEqual([english, null]);
    expect(pageAtFrenchAddress("/fr/rien")).toBeNull();
    expect([isBelowFrench("/fr/rien"), isBelowFrench("/fr"), isBelowFrench("/free")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

/** Every text of a page's copy. */
function textsOf(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  return typeof copy === "object" && copy !== null ? Object.values(copy).flatMap(textsOf) : [];
}

test.each(textsOf(HOW_IT_WORKS_COPY["fr-CA"]))("editions-14 How It Works in French: %s", (text) => {
  expect(typographyFaults(text)).toEqual([]);
  expect(textsOf(HOW_IT_WORKS_COPY["en-CA"])).not.toContain(text);
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
    expect([pagePath("/fr/auth/register"), pagePath("/ca/auth/register")]).toEqual(["/auth", "/auth"]);
  });
});

test.each(textsOf(HOME_COPY["fr-CA"]))("editions-14 the home page in French: %s", (text) => {
  expect(typographyFaults(text)).toEqual([]);
  expect(textsOf(HOME_COPY["en-CA"])).not.toContain(text);
});
