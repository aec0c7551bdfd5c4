import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { PRICE_REGION_CODES } from "@gf-ledger/domain/pooled-prices/price-regions";
import type { PriceBasisWords } from "@gf-ledger/domain/pricing/price-basis-words";
import type { PriceOrigin, PricePublisher } from "@gf-ledger/domain/pricing/price-origin";
import { readPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { STATCAN_FOODS_IN_FRENCH, STATCAN_FOODS_TRANSLATED } from "./statcan-foods";
import type { translatorOf } from "./translator";

type Translator = ReturnType<typeof translatorOf<"priceBasis">>;
type Categories = ReturnType<typeof translatorOf<"food.category">>;

interface Speech {
  readonly locale: Locale;
  /** Reads the words `priceBasis` of the locale. */
  readonly t: Translator;
  /** Reads the words `food.category` of the locale. */
  readonly category: Categories;
}

/** Regions that the catalogues name, in a sentence: "in Ontario". */
const NAMED_REGIONS = [...PRICE_REGION_CODES, "CA", "US"] as const;

const AVERAGES = {
  true: { true: "average.estimatedCanadian", false: "average.measuredCanadian" },
  false: { true: "average.estimatedAmerican", false: "average.measuredAmerican" },
} as const;

/** How a locale writes what a sentence names: English keeps figures, months and names as they are kept. */
function writingIn(locale: Locale) {
  const isEnglish = LOCALE_FACTS[locale].language === "en";
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 });
  const cents = new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 });
  const months = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return {
    number: (value: number) => numbers.format(value),
    price: (value: number) => cents.format(value / 100),
    month(text: string): string {
      const date = new Date(`${text}-01T00:00:00Z`);
      return isEnglish || Number.isNaN(date.getTime()) ? text : months.format(date);
    },
    atStart: (name: string) => (isEnglish ? name : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)),
  };
}

/** A food as its office names it in the locale's language, or in words of our own, which are said to be that. */
function foodIn({ locale, t }: Speech, publisher: PricePublisher, what: string): string {
  if (LOCALE_FACTS[locale].language !== "fr" || publisher !== "statcan") return what;
  const translated = STATCAN_FOODS_TRANSLATED.get(what);
  return translated === undefined
    ? (STATCAN_FOODS_IN_FRENCH.get(what) ?? what)
    : t("origins.ourTranslation", { what: translated });
}

/** Where a price comes from, in words. */
function originWords(speech: Speech, origin: PriceOrigin): string {
  const { locale, t, category } = speech;
  const { number } = writingIn(locale);
  switch (origin.code) {
    case "kept":
      return origin.text;
    case "seen":
      return origin.url ?? t(`origins.seen.${origin.how}`);
    case "median":
      return t("origins.median", { people: `${origin.people}`, receipts: `${origin.receipts}` });
    case "markup":
      return t("origins.markup", { category: category(origin.category) });
    case "published": {
      const { region, month, estimated, ratio } = origin;
      const what = foodIn(speech, origin.publisher, origin.what);
      const publisher = t(`origins.publishers.${origin.publisher}`);
      const place = PRICE_REGION_CODES.find((code) => code === region);
      const figure =
        place === undefined
          ? t("origins.published", { publisher, what, month })
          : t("origins.publishedIn", { publisher, what, month, place: t(`origins.places.${place}`) });
      if (!estimated) return figure;
      return ratio === undefined
        ? t("origins.estimated", { figure })
        : t("origins.estimatedBy", { figure, ratio: number(ratio) });
    }
    default:
      return t(`origins.${origin.code}`);
  }
}

/** The words of what a regular price is and where it comes from. */
export function priceBasisWords(speech: Speech): PriceBasisWords {
  const { locale, t } = speech;
  const { number, price, month, atStart } = writingIn(locale);
  const regionOf = (code: string) => {
    const named = NAMED_REGIONS.find((region) => region === code);
    return named === undefined ? t("otherRegion", { code }) : t(`region.${named}`);
  };
  return {
    source: (source) => t(`sources.${source}`),
    notCounted: () => t("notCounted"),
    unknownSize: () => t("unknownSize"),
    unknownProduct: () => t("unknownProduct"),
    ownNote: () => t("ownNote"),
    amount(size, unit) {
      if (unit === "each" || unit === "piece") return t("pieces", { count: size, size: number(size) });
      return t("amount", { size: number(size), unit: unit === "fl-oz" ? t("fluidOunces") : unit });
    },
    plainAmount: (size, unit) => t("amount", { size: number(size), unit }),
    times: (times, amount) => t("times", { times: number(times), amount }),
    broughtTo: (from, to, sizeClass) => t("broughtTo", { from, to, sizeClass: sizeClass ?? "alike" }),
    average: (canadian, estimate) => t(AVERAGES[`${canadian}`][`${estimate}`]),
    whereAndWhen(where, knownOn) {
      const date = formatDate(knownOn, locale);
      return where === "" ? t("seenOn", { date }) : t("seenAt", { where, date });
    },
    pooled: ({ people, receipts, region, month: seen }) =>
      t("pooled", {
        people: number(people),
        receipts: number(receipts),
        region: regionOf(region),
        month: month(seen),
      }),
    carried: ({ fromMonth, toMonth, fromLevel, toLevel, how }) =>
      t(`carried.${how}`, {
        fromMonth: month(fromMonth),
        toMonth: month(toMonth),
        fromLevel: number(fromLevel),
        toLevel: number(toLevel),
      }),
    carriedNote: (seen) => t("carriedNote", { month: month(seen) }),
    seenNote: (size, whereAndWhen) => t("seenNote", { size, whereAndWhen }),
    pooledNote: (size, pooled) => t("pooledNote", { size, pooled }),
    ownSentence: (product, size) => t("ownSentence", { product, size }),
    averageSentence: (product, size, source, estimate) =>
      t(estimate ? "estimatedSentence" : "measuredSentence", { product, size, source }),
    pooledSentence: (product, size, pooled) =>
      product === null
        ? t("pooledUnnamed", { size, pooled })
        : t("pooledSentence", { product, size, pooled }),
    seenSentence(name, cents, size, whereAndWhen, how) {
      const seen = { product: atStart(name), size, whereAndWhen, how };
      return cents === null
        ? t("seenSentence", seen)
        : t("seenPricedSentence", { ...seen, price: price(cents) });
    },
    resizedSentence: (product, from, to) =>
      product === null ? t("resizedUnnamed", { from, to }) : t("resizedSentence", { product, from, to }),
    product: (name) => name,
    origin: (stored) => originWords(speech, readPriceOrigin(stored)),
  };
}
