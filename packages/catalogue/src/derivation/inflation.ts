/**
 * Yearly change of US food-at-home prices in percent: annual averages of the Consumer Price Index, Bureau of
 * Labor Statistics, as USDA ERS states them. Prices made with it are estimates.
 */
const FOOD_AT_HOME_CHANGE: Readonly<Record<number, number>> = {
  // Our assumption: no published statement of these three was at hand.
  2018: 0.4,
  2019: 0.9,
  2020: 3.5,
  // ERS as quoted in January 2023.
  2021: 3.5,
  // ERS chart "food-at-home prices increased", read November 2026:
  // https://www.ers.usda.gov/data-products/chart-gallery/gallery/chart-detail/?chartId=76961
  2022: 11.4,
  2023: 5.0,
  // From the index CUUR0000SAF11, 302.929 to 306.536.
  2024: 1.2,
};

/** The year all US estimates are brought to, and the month that stands for its average. */
const US_PRICE_YEAR = 2024;
export const US_PRICE_MONTH = "2024-06";

/** The factor that brings a US price of that year to the prices of {@link US_PRICE_YEAR}. */
export function usInflationSince(year: number): number {
  let factor = 1;
  for (let next = year + 1; next <= US_PRICE_YEAR; next++) {
    factor *= 1 + (FOOD_AT_HOME_CHANGE[next] ?? 0) / 100;
  }
  return factor;
}
