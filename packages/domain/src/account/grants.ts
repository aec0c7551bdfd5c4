import { z } from "zod";
import { rowIdSchema } from "../input/row-id";

/** Whatever lets somebody or something into an account, or tells them of it, beside its password (accounts-81). */
export const GRANT_KINDS = [
  "member",
  "invitation",
  "claim-link",
  "api-key",
  "mail-in",
  "mail-sender",
  "webhook",
  "calendar",
  "passkey",
  "sign-on",
  "second-factor",
  "session",
] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];

/** More than an account can hold of all kinds together. */
const MAX_KEPT = 2000;

const grantRow = z.object({ kind: z.enum(GRANT_KINDS), id: rowIdSchema });

/** One that exists; `name` is an address, a host or what its owner called it, `null` where there is but one. */
export const grantSchema = grantRow.extend({
  id: z.string(),
  name: z.string().nullable(),
  since: z.string(),
});
export type GrantView = z.infer<typeof grantSchema>;

/** Those that outlast a password reset; every other one ends with it (accounts-82). */
export const keptGrantsSchema = z.array(grantRow).max(MAX_KEPT).default([]);
export type KeptGrants = z.output<typeof keptGrantsSchema>;
