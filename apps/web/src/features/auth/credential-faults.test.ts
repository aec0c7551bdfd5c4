import { confirmByCodeInput } from "@gf-ledger/domain/account/confirmation";
import {
  emailAndConsentsSchema,
  loginSchema,
  newPasswordSchema,
  registrationFormSchema,
  resetScreenSchema,
} from "@gf-ledger/domain/account/credentials";
import { secondFactorCodeInput } from "@gf-ledger/domain/account/second-factor";
import { pageMessages } from "@gf-ledger/messages/page-messages";
import { expect, test } from "vitest";
import type { z } from "zod";
import { saidIn } from "./credential-faults";

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
  const french = pageMessages("fr-CA", ["credentials"]).credentials;
  const said = new Set(messages.map(saidIn(french)));
  expect(said).toEqual(new Set(Object.values(french ?? {})));
});

test("editions-13 what no schema answered by a key stays as it is", () => {
  expect(saidIn(pageMessages("fr-CA", ["credentials"]).credentials)("Too many attempts.")).toBe(
    "Too many attempts.",
  );
});
