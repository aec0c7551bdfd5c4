import { z } from "zod";
import { rowIdSchema } from "../../input/row-id";

export const signOnRowInput = z.object({ id: rowIdSchema });

/** Which ways in this installation offers beside a mailed link. */
export const waysInSchema = z.object({
  password: z.boolean(),
  /** What people call the operator's issuer; `null` where there is none. */
  signOn: z.object({ name: z.string() }).nullable(),
});
export type WaysIn = z.infer<typeof waysInSchema>;

/** The sign-ons of an account (accounts-59). */
export const signOnsSchema = z.object({
  /** The issuer's name; `null` where this installation has none. */
  name: z.string().nullable(),
  signOns: z.array(
    z.object({
      id: z.string(),
      /** Where it comes from: the issuer's host. */
      issuer: z.string(),
      /** The address that the issuer vouched for when it was made. */
      email: z.string(),
      createdAt: z.string(),
      /** `false` while it waits for this account's confirmation: it opens nothing until then. */
      confirmed: z.boolean(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
});
export type SignOnsView = z.infer<typeof signOnsSchema>;

/** Why a sign-on did not sign in: the page of it says what to do (accounts-61). */
export const SIGN_ON_OUTCOMES = [
  "mailed",
  "waiting",
  "unverified-address",
  "other-address",
  "too-many",
  "denied",
  "issuer-down",
  "misconfigured",
  "clock",
  "failed",
] as const;
export type SignOnOutcome = (typeof SIGN_ON_OUTCOMES)[number];
