import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Edition, openProduction, type Production } from "./support/production";

const FRENCH = "/fr/comment-ca-marche";
const ENGLISH = "/how-it-works";

let product: Production;
beforeAll(async () => {
  product = await openProduction();
});
afterAll(() => product.close());

interface Visit {
  readonly edition?: Edition;
  readonly browser?: string;
  readonly cookie?: string;
}

/** Where a visit ends: the page's language, or the path it is sent to. */
async function visit(path: string, { edition = "ca", browser, cookie }: Visit = {}) {
  const headers: Record<string, string> = browser === undefined ? {} : { "accept-language": browser };
  const answer = await product.send("GET", path, { edition, headers, ...(cookie ? { cookie } : {}) });
  const { location } = answer.headers;
  if (location) return { sentTo: new URL(location).pathname + new URL(location).search, answer };
  return { language: /<html lang="([^"]+)"/.exec(answer.text)?.[1], answer };
}

describe("editions-12 the language of a page", () => {
  test.each([
    [ENGLISH, {}, { language: "en-CA" }],
    [ENGLISH, { browser: "fr-CA,fr;q=0.9,en;q=0.5" }, { sentTo: FRENCH }],
    [ENGLISH, { browser: "fr-CA", cookie: "gf-ledger-language=en" }, { language: "en-CA" }],
    [ENGLISH, { browser: "en-CA", cookie: "gf-ledger-language=fr" }, { sentTo: FRENCH }],
    [ENGLISH, { browser: "en-CA", cookie: "gf-ledger-language=%%%;x" }, { language: "en-CA" }],
    [ENGLISH, { browser: "xx-klingon;q=7" }, { language: "en-CA" }],
    [FRENCH, {}, { language: "fr-CA" }],
    [FRENCH, { browser: "en-US" }, { language: "fr-CA" }],
    [FRENCH, { edition: "us" }, { sentTo: ENGLISH }],
    [ENGLISH, { edition: "us", browser: "fr" }, { language: "en-US" }],
    ["/reports", { browser: "fr" }, { sentTo: "/fr/rapports" }],
    ["/", {}, { language: "en-CA" }],
    ["/", { browser: "fr-CA" }, { sentTo: "/fr" }],
    ["/", { edition: "us", browser: "fr-CA" }, { language: "en-US" }],
    ["/fr", {}, { language: "fr-CA" }],
    ["/fr", { edition: "us" }, { sentTo: "/" }],
    ["/fr/connexion?tab=register", {}, { language: "fr-CA" }],
    ["/auth?tab=register", { browser: "fr" }, { sentTo: "/fr/connexion?tab=register" }],
    ["/fr/outils", { edition: "us" }, { sentTo: "/tools" }],
    ["/fr/rien", {}, { language: "fr-CA" }],
    ["/fr/rien", { edition: "us" }, { language: "en-US" }],
    ["/nothing", {}, { language: "en-CA" }],
    ["/nothing", { browser: "fr-CA" }, { language: "fr-CA" }],
    ["/nothing", { edition: "us", browser: "fr-CA" }, { language: "en-US" }],
    ["/blog/nothing", { browser: "fr-CA" }, { language: "fr-CA" }],
    ["/fr/blogue/nothing", {}, { language: "fr-CA" }],
  ] as const)("%s %o: %o", async (path, from, outcome) => {
    expect(await visit(path, from)).toMatchObject(outcome);
  });

  test("a choice is kept for a year, and the address is shown without it", async () => {
    for (const [path, language, shown] of [
      [FRENCH, "fr", FRENCH],
      [ENGLISH, "en", ENGLISH],
    ] as const) {
      const { sentTo, answer } = await visit(`${path}?language=${language}`);
      expect(sentTo).toBe(shown);
      const [cookie] = answer.headers["set-cookie"] ?? [];
      expect(cookie).toMatch(
        new RegExp(`^gf-ledger-language=${language}; Path=/;.*Max-Age=31536000;.*Secure`),
      );
    }
    expect(await visit(`${ENGLISH}?language=klingon`)).toMatchObject({ language: "en-CA" });
  });

  test("what is answered by language is kept by no shared cache", async () => {
    for (const path of [ENGLISH, `${ENGLISH}?any=1`, "/nothing"]) {
      const { answer } = await visit(path);
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
    }
    const { answer } = await visit(ENGLISH, { browser: "fr" });
    expect(answer.headers.vary).toContain("Accept-Language");
  });

  test.each(["/fr/rien", "/rien"])("%s, which is no page, is not found", async (path) => {
    const { answer } = await visit(path, { browser: "fr-CA" });
    expect(answer.status).toBe(404);
  });
});

test.each([
  ["/", "/fr"],
  ["/tools", "/fr/outils"],
  ["/auth", "/fr/connexion"],
  ["/blog", "/fr/blogue"],
  [ENGLISH, FRENCH],
  ["/terms", "/fr/conditions-d-utilisation"],
])(
  "editions-20 %s loads in French (%s) the scripts that it loads in English, and no other",
  async (page, french) => {
    const scriptsOf = async (path: string) => {
      const { answer } = await visit(path);
      return [...new Set(answer.text.match(/\/_next\/static\/[\w./~-]+\.js/g))].sort();
    };
    const scripts = await scriptsOf(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(await scriptsOf(french)).toEqual(scripts);
  },
);

test("editions-10 editions-7 a page names its address in each language, and the site map lists both", async () => {
  const links = [
    ["en-CA", `https://gfledger.ca${ENGLISH}`],
    ["en-US", `https://gfledger.com${ENGLISH}`],
    ["fr-CA", `https://gfledger.ca${FRENCH}`],
  ];
  for (const path of [ENGLISH, FRENCH]) {
    const { answer } = await visit(path);
    for (const [language, address] of links)
      expect(answer.text).toContain(`<link rel="alternate" hrefLang="${language}" href="${address}"/>`);
    expect(answer.text).toContain(`<link rel="canonical" href="https://gfledger.ca${path}"/>`);
  }
  const { text } = await product.send("GET", "/sitemap.xml");
  expect(text).toContain(`<loc>https://gfledger.ca${FRENCH}</loc>`);
});
