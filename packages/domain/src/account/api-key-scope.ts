import { z } from "zod";

/** What a key may do (accounts-38): look at receipts, line items and reports, or change them. */
export const KEY_SCOPES = ["read", "write"] as const;
export const keyScopeSchema = z.enum(KEY_SCOPES);
export type KeyScope = z.infer<typeof keyScopeSchema>;

/** The longest a key can work, in days, and how long it works by default. */
export const KEY_DAYS_MAXIMUM = 365;
