import { LANGUAGE_COOKIE } from "@gf-ledger/domain/edition/locale";
import { describe, expect, test } from "vitest";
import { localesOf } from "../../src/server/request/locales-of-request";

function asked(cookie: string | null, acceptLanguage: string | null): Request {
  const headers = new Headers();
  if (cookie !== null) headers.set("cookie", `a=b; ${LANGUAGE_COOKIE}=${cookie}`);
  if (acceptLanguage !== null) headers.set("accept-language", acceptLanguage);
  return new Request("http://ca.localhost:3000/api/user", { headers });
}

describe("accounts-57 what is written for a person follows their setting, else the cookie, else the browser, else English", () => {
  test.each([
    ["fr", "en", "en-CA", "fr-CA"],
    ["en", "fr", "fr-CA", "en-CA"],
    [null, "fr", "en-CA", "fr-CA"],
    [null, "en", "fr-CA", "en-CA"],
    [null, null, "fr-CA,fr;q=0.9,en;q=0.8", "fr-CA"],
    [null, null, null, "en-CA"],
    [null, "klingon", "fr", "fr-CA"],
    [null, "%00<script>", "xx, de;q=0.5", "en-CA"],
    [null, null, "*", "en-CA"],
    ["fr", null, "*", "fr-CA"],
  ] as const)("setting %s, cookie %s, browser %s: %s", (setting, cookie, browser, locale) => {
    expect(localesOf(asked(cookie, browser), "ca", setting).ownLocale).toBe(locale);
  });

  test("editions-10 the US edition has English alone, whatever was chosen", () => {
    expect(localesOf(asked("fr", "fr"), "us", "fr")).toEqual({ locale: "en-US", ownLocale: "en-US" });
  });
});

describe("api-34 answers follow Accept-Language, else what was chosen", () => {
  test.each([
    ["fr", null, "en", "en-CA"],
    ["en", null, "fr", "fr-CA"],
    ["fr", null, null, "fr-CA"],
    ["fr", null, "*", "fr-CA"],
    [null, "fr", "de", "fr-CA"],
    [null, null, "de", "en-CA"],
  ] as const)("setting %s, cookie %s, header %s: %s", (setting, cookie, header, locale) => {
    expect(localesOf(asked(cookie, header), "ca", setting).locale).toBe(locale);
  });
});
