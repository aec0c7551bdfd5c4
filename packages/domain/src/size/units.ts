// This file imports no schema library, so that no page has to load one for it.

/** What a package's size is measured in; ounces of weight and of volume are two units. */
export const UNITS = ["g", "kg", "oz", "lb", "ml", "l", "fl-oz", "piece"] as const;
export type Unit = (typeof UNITS)[number];

/** The least that a quantity or size may be, in its unit: what is divided by less leaves what a number can hold. */
export const LEAST_AMOUNT = 0.000001;
/** A package's size is below a tonne. */
export const MAX_SIZE = 1_000_000;

/** Whether a number can be a package's size. */
export const isSize = (size: number): boolean => size >= LEAST_AMOUNT && size <= MAX_SIZE;
