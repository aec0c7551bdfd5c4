import { z } from "zod";
import { messageKey } from "../../messages/message-key";
import { secondFactorCodeSchema } from "./second-factor";

/** accounts-22 accounts-23, to the word. */
const PASSWORD_MINIMUM_AT_LOGIN = 6;
const PASSWORD_MINIMUM_AT_REGISTRATION = 8;
/** Longer ones are refused, so that hashing them cannot be used to keep the server busy. */
const PASSWORD_MAXIMUM = 200;
const TOO_LONG = messageKey("credentials.passwordTooLong");

/** An address as it is stored and compared: trimmed, in lower case. */
export const emailSchema = z
  .string(messageKey("credentials.validEmail"))
  .trim()
  .toLowerCase()
  .max(254, messageKey("credentials.validEmail"))
  .pipe(z.email(messageKey("credentials.validEmail")));

export const newPasswordSchema = z
  .string(messageKey("credentials.passwordOf8"))
  .min(PASSWORD_MINIMUM_AT_REGISTRATION, messageKey("credentials.passwordOf8"))
  .max(PASSWORD_MAXIMUM, TOO_LONG)
  .regex(/\p{Lu}/u, messageKey("credentials.uppercase"))
  .regex(/\d/, messageKey("credentials.number"));

export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string(messageKey("credentials.passwordOf6"))
    .min(PASSWORD_MINIMUM_AT_LOGIN, messageKey("credentials.passwordOf6"))
    .max(PASSWORD_MAXIMUM, TOO_LONG),
});

/** As it is sent to the server: where the account asks for a code too, with it (accounts-65). */
export const loginWithCodeSchema = loginSchema.extend({ code: secondFactorCodeSchema.optional() });

/** What is sent to the server; the form's other fields stay on the page (accounts-25). */
export const registrationSchema = z.object({ email: emailSchema, password: newPasswordSchema });

/** The two consents that an account needs (accounts-24). */
export const consentsSchema = z.object({
  acceptTerms: z.literal(true, messageKey("credentials.terms")),
  acknowledgeResponsibility: z.literal(true, messageKey("credentials.responsibility")),
});

/** The registration form (accounts-23 accounts-24). */
export const registrationFormSchema = registrationSchema
  .extend({ confirmPassword: z.string(), ...consentsSchema.shape })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: messageKey("credentials.mismatch"),
    // Shown beside the other messages, not only once they are gone.
    when: () => true,
  });

export const emailOnlySchema = z.object({ email: emailSchema });

/** An account by its address alone, with the two consents (accounts-50). */
export const emailAndConsentsSchema = emailOnlySchema.extend(consentsSchema.shape);

/** The reset screen's own wording (accounts-29). */
export const resetScreenSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, messageKey("credentials.emailRequired"))
    .pipe(z.email(messageKey("credentials.validEmailAddress"))),
});
