import { z } from "zod";
import { schemaNames } from "../../input/schema-names";
import { messageKey } from "../../messages/message-key";
import { usedPasskeySchema } from "./passkey";

/** How long a session counts as confirmed after its person showed that it is them (accounts-76). */
export const CONFIRMED_MINUTES = 10;

export const confirmByPasswordInput = z.object({ password: z.string().max(200) });
export const confirmByPasskeyInput = z.object({ credential: usedPasskeySchema });

const CODE = messageKey("credentials.mailedCode");
/** The digits of a mailed code; spaces are left out. */
export const confirmByCodeInput = z.object({
  code: z
    .string()
    .max(20, CODE)
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, CODE)),
});

/** How somebody can show that it is them, and until when this session needs no such thing. */
export const confirmationSchema = z.object({
  confirmedUntil: z.string().nullable(),
  password: z.boolean(),
  passkey: z.boolean(),
  /** Where a code is mailed. */
  email: z.string(),
});
schemaNames.add(confirmationSchema, { id: "Confirmation" });
export type ConfirmationView = z.infer<typeof confirmationSchema>;
