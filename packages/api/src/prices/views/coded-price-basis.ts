import { type ComparedSize, formatPriceBasis, type PriceBasis } from "@gf-ledger/domain/pricing/price-basis";
import { storedPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import type { PriceBasisWords } from "@gf-ledger/domain/pricing/price-basis-words";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { PRICE_SOURCES } from "@gf-ledger/domain/pricing/regular-price";
import { codedPriceOrigin } from "./coded-price-origin";
import { describePriceBasis, priceBasisWordsIn } from "./describe-price-basis";

const ENGLISH: PriceBasisWords = priceBasisWordsIn("en-CA");

/** Stands for an amount where a sentence is said to see what comes before and after its sizes. */
const HOLE = "\u0000";
const WITH_HOLES: PriceBasisWords = {
  ...ENGLISH,
  amount: () => HOLE,
  broughtTo: () => HOLE,
  unknownSize: () => HOLE,
};

const TIMED = /^(?:(\d+(?:\.\d+)?) × )?(\d+(?:\.\d+)?) (\S+(?: oz)?)$/;
const BROUGHT = " brought to ";
const RESIZED = /^Price of /;
const UNNAMED = "the regular product";

/** In older words, too. */
const NO_CANADIAN_TEXT =
  /^No text of the (?:CRA|Canada Revenue Agency) was found that lets an item without a regular counterpart (?:be counted|count) in full\.$/;

const UNITS: Readonly<Record<string, string>> = { "fl oz": "fl-oz", piece: "piece", pieces: "piece" };

/** "3 × 675 g" in figures; `null` for other words. */
function timedOf(text: string) {
  const [, times = 1, size, unit] = TIMED.exec(text) ?? [];
  if (size === undefined || unit === undefined) return null;
  return { times: Number(times), amount: { size: Number(size), unit } };
}

const spelled = ({ size, unit }: { size: number; unit: string }) => ({ size, unit: UNITS[unit] ?? unit });

/** "675 g brought to 3 × 300 g" in figures; `null` for other words. */
function sizeOf(text: string): ComparedSize | null {
  const [first = "", second] = text.split(BROUGHT);
  const from = timedOf(first);
  const to = second === undefined ? null : timedOf(second);
  if (from === null || (second !== undefined && to === null)) return null;
  const regular = spelled(from.amount);
  return to === null
    ? { times: from.times, regular, to }
    : { times: to.times, regular, to: spelled(to.amount) };
}

const NO_SIZE: ComparedSize = { times: 1, regular: { size: 0, unit: "" }, to: null };

/** What a sentence may be by the evidence behind it; how much was compared, the sentence alone knows. */
function basesOf(evidence: PriceEvidence) {
  const { product, price, store, place, knownOn, carriedBy, pooled } = evidence;
  const origin = evidence.origin && codedPriceOrigin(evidence.origin, place);
  const size = NO_SIZE;
  return [
    ...(product === null ? [] : [{ code: "own", product, size } as const]),
    ...(product === null || origin === null
      ? []
      : [true, false].map(
          (estimate) => ({ code: "average", product, size, origin, estimate, carriedBy }) as const,
        )),
    ...(pooled === null ? [] : [{ code: "pooled", product, size, pooled } as const]),
    { code: "seen", product, price, size, store, place, knownOn, origin } as const,
  ];
}

function sizedBasis(text: string, evidence: PriceEvidence): PriceBasis[] {
  return basesOf(evidence).flatMap((basis): PriceBasis[] => {
    const [before = "", behind = ""] = formatPriceBasis(basis, WITH_HOLES).split(HOLE);
    if (!text.startsWith(before) || !text.endsWith(behind)) return [];
    const words = text.slice(before.length, text.length - behind.length);
    const isSized = basis.code === "pooled" || basis.code === "seen";
    if (isSized && words === ENGLISH.unknownSize()) return [{ ...basis, size: null }];
    const size = sizeOf(words);
    return size === null ? [] : [{ ...basis, size }];
  });
}

function resizedBasis(text: string): PriceBasis[] {
  const brought = text.lastIndexOf(BROUGHT);
  const comma = text.lastIndexOf(", ", brought);
  const start = RESIZED.exec(text)?.[0].length;
  if (start === undefined || brought < 0 || comma < 0) return [];
  const from = timedOf(text.slice(comma + 2, brought));
  const to = timedOf(text.slice(brought + BROUGHT.length, -1));
  if (from === null || to === null) return [];
  const name = text.slice(start, comma);
  const product = name === UNNAMED ? null : name;
  return [{ code: "resized", product, from: from.amount, times: to.times, to: to.amount }];
}

function withoutCounterpart(text: string): PriceBasis[] {
  const at = text.indexOf(" No text of ");
  const canadian = at >= 0 && NO_CANADIAN_TEXT.test(text.slice(at + 1));
  const sentence = canadian ? text.slice(0, at) : text;
  return (["counted", "not-counted"] as const)
    .map((code): PriceBasis => ({ code, canadian }))
    .filter((basis) => formatPriceBasis(basis, ENGLISH) === sentence);
}

/**
 * What an English sentence of before there were codes says of a regular price, as a row keeps it now. It is taken for
 * a code only where the code says the very sentence; any other stays as it is, marked as kept.
 */
export function codedPriceBasis(text: string, evidence: PriceEvidence | null): string {
  const found =
    withoutCounterpart(text)[0] ??
    [
      ...PRICE_SOURCES.map((source): PriceBasis => ({ code: "source", source })),
      ...(evidence === null ? [] : sizedBasis(text, evidence)),
      ...resizedBasis(text),
    ].find((basis) => describePriceBasis(storedPriceBasis(basis), "en-CA") === text);
  return storedPriceBasis(found ?? { code: "kept", text });
}
