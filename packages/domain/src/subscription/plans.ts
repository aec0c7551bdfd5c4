import type { Cents } from "../money/cents";

/** plans-1: receipts a calendar month on the Free plan. */
export const FREE_RECEIPTS_PER_MONTH = 5;
/** api-20: photos of one account that may wait to be read at once. */
export const WAITING_PLACES = { free: 2, premium: 5 } as const;
/** plans-1: a year of Premium, in the edition's own currency. */
export const PREMIUM_PRICE_CENTS: Cents = 2499;
/** plans-1: what a month of Premium comes to, about. */
export const PREMIUM_PRICE_PER_MONTH_CENTS: Cents = 208;
/** plans-3: days within which a payment is refunded on request. */
export const MONEY_BACK_DAYS = 30;
