import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { DESK, PHONE, signedIn, type Visitor, visitor } from "../browser";
import { address } from "../product";
import { drawnPage } from "./drawn-page";
import { type AddressedPage, addressesIn, withWideRecords } from "./every-page";
import { lookAt } from "./page-looks";

/** What was found wrong, by what it breaks; each with its page and the device. */
type Faults = Record<
  "accessibility" | "headings" | "edge" | "unmarked" | "filled" | "motion" | "small" | "language",
  string[]
>;

export interface Walked {
  readonly faults: Faults;
  /** The heading of each page at its first visit, by its path without a query. */
  readonly headings: ReadonlyMap<string, string>;
  readonly routes: readonly string[];
}

interface Stop extends AddressedPage {
  readonly device: "desk" | "phone";
  readonly visitor: Visitor;
}

async function arrive({ visitor: { page }, path, device }: Stop, locale: Locale): Promise<void> {
  const { edition } = LOCALE_FACTS[locale];
  try {
    await page.setViewportSize(device === "desk" ? DESK : PHONE);
    await page.goto(address(path, edition));
    await drawnPage(page);
    await page.waitForLoadState("networkidle");
  } catch (error) {
    throw new Error(`${path} did not arrive, ${device}`, { cause: error });
  }
}

const noFaults = (): Faults => ({
  accessibility: [],
  headings: [],
  edge: [],
  unmarked: [],
  filled: [],
  motion: [],
  small: [],
  language: [],
});

/** The visitors of a walk: a guest and a person with records, each at a desk and on a phone. */
async function visitors(locale: Locale, atDesk: "light" | "dark", onPhone: "light" | "dark") {
  const { edition } = LOCALE_FACTS[locale];
  const person = await signedIn(DESK, edition, { colorScheme: atDesk });
  const onTheWay = await visitor(PHONE, { colorScheme: onPhone });
  await onTheWay.page.context().addCookies(await person.page.context().cookies());
  const guests = {
    desk: await visitor(DESK, { colorScheme: atDesk }),
    phone: await visitor(PHONE, { colorScheme: onPhone }),
  };
  for (const guest of Object.values(guests)) guest.allow(/40[14]/);
  return { guests, people: { desk: person, phone: onTheWay } } as const;
}

/**
 * Opens every page of a locale once at a desk and once on a phone, and looks for all that holds on every page. While
 * one of the two is looked at, the other arrives.
 */
export async function walkEveryPage(
  locale: Locale,
  atDesk: "light" | "dark",
  onPhone: "light" | "dark",
): Promise<Walked> {
  const { guests, people } = await visitors(locale, atDesk, onPhone);
  const currency = LOCALE_FACTS[locale].edition === "ca" ? "CAD" : "USD";
  const receipt = await withWideRecords(people.desk, currency);
  const stops = (await addressesIn(locale, guests.desk, receipt)).flatMap((page) =>
    (["desk", "phone"] as const).map((device) => {
      const visitors = page.isSignedIn ? people : guests;
      return { ...page, device, visitor: visitors[device] };
    }),
  );
  const faults = noFaults();
  const headings = new Map<string, string>();
  const arrivalAt = (at: number) => {
    const stop = stops[at];
    return stop ? arrive(stop, locale) : Promise.resolve();
  };
  let arriving = arrivalAt(0);
  for (const [at, stop] of stops.entries()) {
    await arriving;
    arriving = arrivalAt(at + 1);
    const { page } = stop.visitor;
    const heading = (await page.locator("h1").first().textContent()) ?? "";
    const path = stop.path.replace(/[?#].*/, "");
    if (!headings.has(path)) headings.set(path, heading.replace(/\s+/g, " ").trim());
    for (const [rule, found] of Object.entries(await lookAt(page, stop, stop.device, locale)))
      faults[rule as keyof Faults].push(...found.map((what) => `${stop.path}, ${stop.device}: ${what}`));
  }
  return { faults, headings, routes: stops.map(({ route }) => route) };
}
