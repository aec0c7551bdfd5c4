import { confirmByCodeInput } from "@gf-ledger/domain/account/sign-in/confirmation";
import {
  emailAndConsentsSchema,
  loginSchema,
  newPasswordSchema,
  registrationFormSchema,
  resetScreenSchema,
} from "@gf-ledger/domain/account/sign-in/credentials";
import { secondFactorCodeInput } from "@gf-ledger/domain/account/sign-in/second-factor";
import { CATALOGUES } from "@gf-ledger/messages/catalogues";
import { translateKeyed } from "@gf-ledger/messages/keyed-message";
import { expect, test } from "vitest";
import type { z } from "zod";

const NOBODY = { email: "", password: "", confirmPassword: "x", acceptTerms: false };

/** Forms filled in wrongly, so that each rule is broken by one of them. */
const WRONG: readonly [schema: z.ZodType, typed: unknown][] = [
  [loginSchema, NOBODY],
  [loginSchema, { email: 7, password: "a".repeat(201) }],
  [newPasswordSchema, "lowercase1"],
  [newPasswordSchema, "Uppercase"],
  [newPasswordSchema, `A1${"a".repeat(200)}`],
  [registrationFormSchema, { ...NOBODY, acknowledgeResponsibility: false }],
  [resetScreenSchema, { email: "" }],
  [resetScreenSchema, { email: "x" }],
  [emailAndConsentsSchema, NOBODY],
  [secondFactorCodeInput, { code: "12" }],
  [confirmByCodeInput, { code: "12" }],
];

test("editions-13 every fault of an address, a password or a consent is said in French", () => {
  const messages = WRONG.flatMap(([schema, typed]) => schema.safeParse(typed).error?.issues ?? []).map(
    ({ message }) => message,
  );
  const translated = new Set(messages.map((message) => translateKeyed(message, "fr-CA")));
  expect(translated).toEqual(new Set(Object.values(CATALOGUES.fr.credentials)));
});
