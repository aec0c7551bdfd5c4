import { z } from "zod";

/** What a key may do (accounts-38): look at receipts, expenses and reports, or change them. */
export const KEY_SCOPES = ["read", "write"] as const;
export const keyScopeSchema = z.enum(KEY_SCOPES);
export type KeyScope = z.infer<typeof keyScopeSchema>;

/** The longest time a key works, and the time it works unless told. */
export const KEY_DAYS_MAXIMUM = 365;
