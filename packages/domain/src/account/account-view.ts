import { z } from "zod";
import { editionSchema } from "../edition/edition";
import { languageSchema } from "../edition/language-schema";
import { rowIdSchema } from "../input/row-id";
import { schemaNames } from "../input/schema-names";
import { messageKey } from "../messages/message-key";
import { PRICE_REGION_CODES } from "../pooled-prices/price-regions";
import { plainText } from "../receipt/receipt-input";
import { taxYearSchema } from "../tax-report/tax-report-input";
import { accountName } from "./account-name";
import { KEY_DAYS_MAXIMUM, KEY_SCOPES, keyScopeSchema } from "./api-key-scope";
import { keptGrantsSchema } from "./grants";
import { ROLES } from "./roles";
import { emailSchema, newPasswordSchema } from "./sign-in/credentials";

const priceRegionSchema = z.enum(PRICE_REGION_CODES);

/** The user call's answer (accounts-33). */
export const userViewSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  edition: editionSchema,
  /** Sample data made by the demo command. */
  isSample: z.boolean(),
  /** Whether the tax season's reminder is mailed in February. */
  taxReminders: z.boolean(),
  /** Whether the person's regular prices count in the pooled medians, and may be compared with them (prices-29). */
  sharePrices: z.boolean(),
  /** The province or census region whose prices their items are compared with (prices-32). */
  priceRegion: priceRegionSchema.nullable(),
  /** The language they chose for pages, mails and documents; `null` follows the browser (accounts-54). */
  language: languageSchema.nullable(),
  /** Whether the two consents are still to be given, because a link alone made the account (accounts-50). */
  consentsDue: z.boolean(),
});
schemaNames.add(userViewSchema, { id: "User" });
export type UserView = z.infer<typeof userViewSchema>;

/** Who makes the call, and what their API key may do; `null` for a session. */
export const callerViewSchema = userViewSchema.extend({
  keyScopes: z.array(keyScopeSchema).nullable(),
  /** The one tax year that the key reaches; `null` for every year. */
  keyYear: z.number().int().nullable(),
  /**
   * When a mailed link opened the account on another device, until this one was told; only for an account with
   * passkeys or a second factor (accounts-68).
   */
  linkUsedAt: z.string().nullable(),
  /** Whether the records that calls work on are the caller's own, or whose `member` or `preparer` they are. */
  role: z.enum(ROLES),
  /** What a browser keeps this account's photos under, sealed (accounts-88); `null` for an API key. */
  deviceSecret: z.string().nullable(),
  /** What a page says in `X-Shown-To` with what it sends (accounts-96); `null` for an API key. */
  pageMark: z.string().nullable(),
});
export type CallerView = z.infer<typeof callerViewSchema>;

/** accounts-5: either a session was made, or the address is to be verified first. */
export const registrationAnswerSchema = z.object({
  user: userViewSchema.nullable(),
  email: z.string(),
  authStatus: z.enum(["authenticated", "email_verification_required"]),
});
schemaNames.add(registrationAnswerSchema, { id: "Registration" });

export const magicLinkInput = z.object({
  email: emailSchema,
  redirectUrl: z.string().optional(),
  isPasswordReset: z.boolean().optional(),
  isRegistration: z.boolean().optional(),
  /** Whether the two consents were given with the address (accounts-50). */
  consented: z.boolean().optional(),
});

const INVALID_LINK = messageKey("issues.linkInvalid");
export const verifyTokenInput = z.object({
  token: z.string(INVALID_LINK).min(1, INVALID_LINK).max(500, INVALID_LINK),
  email: z.string(INVALID_LINK).min(1, INVALID_LINK).max(254, INVALID_LINK),
});
/** Opens a link in a browser that is signed in with another address only when that was agreed to (accounts-83). */
export const openTokenInput = verifyTokenInput.extend({ switchAccount: z.boolean().optional() });

export const verifyTokenAnswerSchema = z.object({
  message: z.string(),
  isNewUser: z.boolean(),
  user: userViewSchema,
  redirectTo: z.string(),
});
schemaNames.add(verifyTokenAnswerSchema, { id: "VerifiedToken" });

export const tokenTestAnswerSchema = z.object({
  found: z.boolean(),
  emailMatches: z.boolean(),
  isExpired: z.boolean(),
});

/**
 * A password set without the current one ends every grant that `keep` does not name; `keepApiKeys` keeps all API keys,
 * webhooks and the calendar (accounts-39, accounts-82).
 */
const kept = { keepApiKeys: z.boolean().default(false), keep: keptGrantsSchema };
export const resetPasswordInput = z.object({ password: newPasswordSchema, ...kept });
export const changePasswordInput = z.object({
  currentPassword: z.string().max(200).optional(),
  password: newPasswordSchema,
  ...kept,
});

export const updateProfileInput = z.object({
  /** As it is kept, which may be less than was typed (accounts-85). */
  name: plainText(100).transform(accountName).nullish(),
  edition: editionSchema.optional(),
  taxReminders: z.boolean().optional(),
  /** `null` follows the browser again (accounts-54). */
  language: languageSchema.nullish(),
  /** Whether sales tax counts in the claim; `null` takes the edition's default (claim-9). */
  countTax: z.boolean().nullish(),
  /** Gives the two consents; they can't be taken back other than by deleting the account. */
  consented: z.literal(true).optional(),
  sharePrices: z.boolean().optional(),
  /** `null` forgets it (prices-32). */
  priceRegion: priceRegionSchema.nullish(),
});

/** The token of a reminder's link. */
export const unsubscribeInput = z.object({ token: z.string().min(1).max(200) });

export const sessionViewSchema = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: z.string(),
  expires: z.string(),
  current: z.boolean(),
});
schemaNames.add(sessionViewSchema, { id: "Session" });

export const apiKeyViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(keyScopeSchema),
  /** The one tax year that the key reaches; `null` for every year (accounts-54). */
  taxYear: z.number().int().nullable(),
  createdAt: z.string(),
  /** From this moment on the key is refused. */
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
schemaNames.add(apiKeyViewSchema, { id: "ApiKey" });

const KEY_DAYS = messageKey("issues.keyDays", { most: KEY_DAYS_MAXIMUM });
export const createApiKeyInput = z.object({
  name: plainText(60),
  scopes: z
    .array(keyScopeSchema)
    .min(1, messageKey("issues.keyScopes"))
    .max(KEY_SCOPES.length)
    .default([...KEY_SCOPES]),
  /** For one tax year alone: its line items, reports and claims, and nothing else. */
  taxYear: taxYearSchema.nullish(),
  expiresInDays: z.int(KEY_DAYS).min(1, KEY_DAYS).max(KEY_DAYS_MAXIMUM, KEY_DAYS).default(KEY_DAYS_MAXIMUM),
});
/** `key` is only in this answer and never shown again (accounts-37). */
export const createdApiKeySchema = apiKeyViewSchema.extend({ key: z.string() });
export const rowInput = z.object({ id: rowIdSchema });
