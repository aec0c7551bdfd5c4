import { PROVINCE_YEARS, type ProvinceYear } from "./province-years";
import type { Province } from "./provinces";

/** The row of a province and year; `null` where the table has none, never another year's. */
export function findProvinceYear(province: Province, year: number): ProvinceYear | null {
  return PROVINCE_YEARS.find((row) => row.province === province && row.year === year) ?? null;
}
