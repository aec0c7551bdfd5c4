import type { ReadingCharge, ReadingItem, ReadingTax } from "@gf-ledger/domain/reading/receipt-reading";

type Taxed = Pick<ReadingItem, "price" | "taxCode">;

/** `G=GST 5%`, `A  7% TAX`, `SALES TAX A=6.75%`: the letter of the lines that the tax is taken on. */
const LETTER = [
  /^\W*([A-Z]\d?)\s*[=:-]\s*(?=[A-Z\d$])/,
  /^\W*([A-Z])\s+\d{1,2}(?:[.,]\d+)?\s*%/,
  /\bTAX\s+([A-Z])\s*=\s*\d/,
];
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,5})?)\s*%/;
const HIGHEST_RATE = 20;
const AMOUNT = /(?<![\d.,])\d{1,5}[.,]\d{2}(?![\d.,]|\s*%)/g;
/** More letters than tills use: misread ones, which nothing can be concluded from. */
const MAX_CODES = 8;
/** Tills round a tax for the receipt or for each line. */
const ROUNDING_CENTS = 1;

/** The rates in percent that a tax may have by its name, where none is printed. */
const RATES_BY_NAME: readonly (readonly [name: RegExp, rates: readonly number[]])[] = [
  [/\b(?:GST|TPS)\b(?!\s*\/)/, [5]],
  [/\b(?:HST|TVH)\b/, [13, 14, 15]],
  [/\b(?:QST|TVQ)\b/, [9.975]],
  [/\b(?:PST|RST|TVP)\b/, [6, 7, 8]],
];
/** State and local sales taxes together; food alone is taxed lower, but then tills print the rate. */
const SALES_TAX = { least: 4, most: 11 };

const taxOn = (taxableCents: number, percent: number) => (taxableCents * percent) / 100;
const within = (cents: number, taxableCents: number, percent: number) =>
  Math.abs(taxOn(taxableCents, percent) - cents) <= ROUNDING_CENTS;

/** The rate that a tax line prints, in percent; `null` where it prints none, or one that no tax has. */
function printedRate(text: string): number | null {
  const rate = Number((RATE.exec(text)?.[1] ?? "0").replace(",", "."));
  return rate > 0 && rate <= HIGHEST_RATE ? rate : null;
}

type Fits = (taxableCents: number) => boolean;

/** What the receipt says, or the tax's name tells, of the prices that a tax was charged on. */
function fitsOf({ cents, rawText }: ReadingCharge): Fits {
  const text = rawText.toUpperCase();
  const printed = printedRate(text);
  if (printed !== null) {
    const amounts = (text.match(AMOUNT) ?? []).map((amount) => Number(amount.replace(/\D/g, "")));
    const base = amounts.find((amount) => amount > cents && within(cents, amount, printed));
    return (taxable) => (base === undefined ? within(cents, taxable, printed) : taxable === base);
  }
  const rates = RATES_BY_NAME.find(([name]) => name.test(text))?.[1];
  if (rates) return (taxable) => rates.some((rate) => within(cents, taxable, rate));
  return (taxable) => taxable * SALES_TAX.least <= cents * 100 && cents * 100 <= taxable * SALES_TAX.most;
}

/** Every choice of letters whose lines fit; lines without a letter (`null`) may be part of a choice too. */
function fittingChoices(items: readonly Taxed[], fits: Fits): (string | null)[][] {
  const codes = [...new Set(items.map(({ taxCode }) => taxCode))];
  if (codes.length > MAX_CODES) return [];
  const sums = codes.map((code) =>
    items.reduce((sum, item) => sum + (item.taxCode === code ? item.price : 0), 0),
  );
  const fitting: (string | null)[][] = [];
  for (let choice = 1; choice < 2 ** codes.length; choice++) {
    const isChosen = (place: number) => Math.floor(choice / 2 ** place) % 2 === 1;
    const taxable = sums.reduce((sum, cents, place) => sum + (isChosen(place) ? cents : 0), 0);
    if (taxable > 0 && fits(taxable)) fitting.push(codes.filter((_, place) => isChosen(place)));
  }
  return fitting;
}

/**
 * The codes that hold the letter printed with a tax; none where their prices are not what its rate was taken
 * on, so that letters of other lines were not read. Taxed fees may be a part of that.
 */
function namedCodes({ cents, rawText }: ReadingCharge, { items, deposits }: TaxedGoods): string[] {
  const text = rawText.toUpperCase();
  const letter = LETTER.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  if (letter === undefined) return [];
  const charged = items.filter(({ taxCode }) => taxCode?.includes(letter));
  const goods = charged.reduce((sum, { price }) => sum + price, 0);
  const fees = deposits.reduce((sum, fee) => sum + fee.cents, 0);
  const rate = printedRate(text);
  const isWhole =
    rate === null ||
    (taxOn(goods, rate) <= cents + ROUNDING_CENTS && taxOn(goods + fees, rate) >= cents - ROUNDING_CENTS);
  return isWhole ? [...new Set(charged.flatMap(({ taxCode }) => taxCode ?? []))] : [];
}

/** The goods and fees of a receipt, and whether they agree with its sums: then no price is missing. */
export interface TaxedGoods {
  readonly items: readonly Taxed[];
  readonly deposits: readonly Pick<ReadingCharge, "cents">[];
  readonly addsUp: boolean;
}

/**
 * Says of each tax the tax letters of the items it was charged on: by the letter printed with the tax, else,
 * where the receipt adds up, by the only choice of letters whose prices give the tax at its printed rate or
 * at a rate its name may have. Empty where the receipt does not say (reading-43).
 */
export function taxesWithCodes(taxes: readonly ReadingCharge[], goods: TaxedGoods): ReadingTax[] {
  if (taxes.reduce((sum, { cents }) => sum + cents, 0) >= 0) return taxesOnPurchases(taxes, goods);
  // A refund's tax was charged on what was given back: the same sums, below 0 on both sides.
  const purchase = {
    ...goods,
    items: goods.items.map((item) => ({ ...item, price: 0 - item.price })),
    deposits: goods.deposits.map((fee) => ({ cents: 0 - fee.cents })),
  };
  const charged = taxes.map((tax) => ({ ...tax, cents: 0 - tax.cents }));
  return taxesOnPurchases(charged, purchase).map((tax) => ({ ...tax, cents: 0 - tax.cents }));
}

function taxesOnPurchases(taxes: readonly ReadingCharge[], goods: TaxedGoods): ReadingTax[] {
  const named = taxes.map((tax) => ({ tax, codes: tax.cents === 0 ? [] : namedCodes(tax, goods) }));
  const choices = new Map(
    named
      .filter(({ tax, codes }) => tax.cents > 0 && codes.length === 0)
      .map(({ tax }) => [tax, fittingChoices(goods.items, fitsOf(tax))] as const),
  );
  // A tax that no choice explains shows that letters were misread, which others may fit by accident.
  const isExplained = goods.addsUp && [...choices.values()].every(({ length }) => length > 0);
  return named.map(({ tax, codes }) => {
    const [only, other] = choices.get(tax) ?? [];
    if (!only || other || !isExplained) return { ...tax, codes };
    return { ...tax, codes: only.includes(null) ? [] : only.filter((code) => code !== null) };
  });
}
