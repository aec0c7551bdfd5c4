import { z } from "zod";
import { rowIdSchema } from "../../input/row-id";
import { messageKey } from "../../messages/message-key";
import { plainText } from "../../receipt/receipt-input";

const MAX_CHARACTERS = 8_000;
/** Bytes in base64url, as WebAuthn's JSON has them. */
const bytes = z
  .string()
  .min(1)
  .max(MAX_CHARACTERS)
  .regex(/^[\w-]+$/, messageKey("issues.notBase64url"));
const few = z.array(z.string().max(40)).max(10);

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).nullish(),
};

/** What the browser answers when a passkey is made: WebAuthn's `RegistrationResponseJSON`. */
export const madePasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes.optional(),
    transports: few.optional(),
    publicKey: bytes.nullish(),
    publicKeyAlgorithm: z.number().int().optional(),
  }),
});
export type MadePasskey = z.output<typeof madePasskeySchema>;

/** What the browser answers when a passkey is used: WebAuthn's `AuthenticationResponseJSON`. */
export const usedPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskeySchema>;

const nameSchema = plainText(60);

export const signInByPasskeyInput = z.object({ credential: usedPasskeySchema });
export const addPasskeyInput = z.object({ name: nameSchema, credential: madePasskeySchema });
export const renamePasskeyInput = z.object({ id: rowIdSchema, name: nameSchema });
export const passkeyRowInput = z.object({ id: rowIdSchema });

const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});
const USER_VERIFICATION = z.literal("required");

/** What the browser asks for a passkey with: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const usePasskeyOptionsSchema = z.object({
  /** Answered once, within 15 minutes. */
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: USER_VERIFICATION,
});
export type UsePasskeyOptions = z.infer<typeof usePasskeyOptionsSchema>;

/** What the browser makes a passkey with: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const makePasskeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal("public-key") })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: USER_VERIFICATION,
  }),
  attestation: z.literal("none"),
});
export type MakePasskeyOptions = z.infer<typeof makePasskeyOptionsSchema>;

/** The passkeys of an account, newest first (accounts-62). */
export const passkeysSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** The host that it works on. */
    host: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  }),
);
export type PasskeysView = z.infer<typeof passkeysSchema>;
