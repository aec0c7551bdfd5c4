import { z } from "zod";
import { messageKey } from "../../messages/message-key";

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are left out. */
export const secondFactorCodeSchema = z
  .string()
  .max(60)
  .transform((typed) => typed.replace(/[\s-]/g, "").toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{16})$/, messageKey("credentials.code")));

export const secondFactorCodeInput = z.object({ code: secondFactorCodeSchema });

/** Whether a sign-in by password asks for a code too (accounts-65). */
export const secondFactorSchema = z.object({
  on: z.boolean(),
  since: z.string().nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type SecondFactorView = z.infer<typeof secondFactorSchema>;

/** What an authenticator app is given: as a key to type, and as an address for a QR code. */
export const newSecondFactorSchema = z.object({ secret: z.string(), uri: z.string() });

/** The recovery codes, shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
