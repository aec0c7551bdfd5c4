import type { Locale } from "@gf-ledger/domain/edition/locale";
import { beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_IN_FRENCH, SIGNED_IN_IN_FRENCH } from "./support/pages/french-headings";
import { DIALOGS } from "./support/pages/page-looks";
import { type Walked, walkEveryPage } from "./support/pages/page-walk";
import { PUBLIC_PAGES } from "./support/pages/public-pages";

const IN_ENGLISH = PUBLIC_PAGES.map(({ path, heading }) => [path, heading] as const);
const HEADINGS: Readonly<Record<Locale, readonly (readonly [string, string | RegExp])[]>> = {
  "en-CA": IN_ENGLISH,
  "en-US": IN_ENGLISH,
  "fr-CA": [...PUBLIC_IN_FRENCH, ...SIGNED_IN_IN_FRENCH],
};

// One visit of a page at a desk and one on a phone for all that holds on every page.
describe.each([
  ["en-CA", "light", "dark"],
  ["en-US", "dark", "light"],
  ["fr-CA", "dark", "light"],
] as const)("every page in %s, %s at a desk and %s on a phone", (locale, atDesk, onPhone) => {
  let walked: Walked;
  beforeAll(async () => {
    walked = await walkEveryPage(locale, atDesk, onPhone);
  }, 400_000);

  test("WCAG 2.2 AA: no violation on any page, nor in what opens over it, in light and in dark", () => {
    expect(walked.routes).toEqual(expect.arrayContaining(Object.keys(DIALOGS)));
    expect(walked.faults.accessibility).toEqual([]);
  });

  test("the headings of a page skip no level, and one is the first", () => {
    expect(walked.faults.headings).toEqual([]);
  });

  test("screens-22 screens-46 nothing stands beyond the right edge of any page from 320 to 2,560 pixels", () => {
    expect(walked.faults.edge).toEqual([]);
  });

  test("screens-47 what opens shows so in every window from 320 to 2,560 pixels", () => {
    expect(walked.faults.unmarked).toEqual([]);
  });

  test("screens-41 at most one button of a page for signed-in people is filled", () => {
    expect(walked.faults.filled).toEqual([]);
  });

  test("screens-42 nothing moves unasked, and no page glides", () => {
    expect(walked.faults.motion).toEqual([]);
  });

  test("screens-15 on a phone every control of a page is 44 pixels high for the finger", () => {
    expect(walked.faults.small).toEqual([]);
  });

  test("editions-10 editions-15 a page says its language, marks its English, and has its heading", () => {
    expect(walked.faults.language).toEqual([]);
    for (const [path, heading] of HEADINGS[locale])
      expect([path, walked.headings.get(path)]).toEqual([path, expect.stringMatching(heading)]);
  });
});
