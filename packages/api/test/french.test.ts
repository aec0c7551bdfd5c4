import { AppError } from "@gf-ledger/domain/app-error";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { typographyFaults } from "@gf-ledger/messages/french-typography";
import { TRPCError } from "@trpc/server";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { refusalError } from "../src/refusals/refusal-error";
import { REFUSALS } from "../src/refusals/refusals";
import { describeError } from "../src/trpc/error-mapper";
import { nodesOf, schemaSentences, sourcesBelow, textOf } from "./support/schema-sentences";

const inFrench = (error: unknown) => describeError(error, { requestId: "r", locale: "fr-CA" }).body;
const inEnglish = (error: unknown) => describeError(error, { requestId: "r", locale: "en-US" }).body;

/** Facts of every refusal that has any. */
const FACTS = {
  signedInAs: "m•••@example.com",
  linkFor: "a•••@example.com",
  retryAfterSeconds: 40,
  email: "a@example.com",
  most: 20,
  limit: 5,
  resetsAt: "2026-04-01T00:00:00.000Z",
  message: messageKey("photoFaults.empty"),
  why: messageKey("sentences.alcohol"),
  issues: [],
  name: "Ada",
  taxYear: 2025,
  laterYear: 2026,
  day: "2026-01-02",
  lineItems: 2,
  categories: 1,
  otherExpenses: 0,
  adjustments: 1,
  dates: "2026-01-02",
  megabytes: 200,
  file: "receipts.json",
  where: "receipts.3.price",
  count: 2,
  rows: 20_000,
  line: 7,
  sheet: "Sheet1",
  letters: 10_000,
  kind: "expenses",
};

describe("api-34 a refusal is said in French, with the same code and facts", () => {
  test.each(Object.keys(REFUSALS))("%s", (reason) => {
    const error = refusalError({ ...refused("no_such_item"), ...FACTS, reason } as Parameters<
      typeof refusalError
    >[0]);
    const [french, words] = [inFrench(error), inEnglish(error)];
    expect(french.message).not.toBe(words.message);
    expect(typographyFaults(french.message)).toEqual([]);
    expect({ ...french, message: "", issues: null, userMessage: null }).toEqual({
      ...words,
      message: "",
      issues: null,
      userMessage: null,
    });
  });

  test("with counted words, singular for one", () => {
    const { ok: _ok, ...uses } = { ok: false, lineItems: 2, categories: 1, otherExpenses: 0, adjustments: 0 };
    const error = refusalError(refused("person_in_use", { name: "Ada", ...uses }));
    expect(inFrench(error).message).toBe(
      "Ada a ici 2 parts d’articles et 1 part d’une catégorie, qui disparaîtraient aussi. Envoyez withAll pour les retirer également.",
    );
    expect(inEnglish(error).message).toBe(
      "Removing Ada also removes 2 shares of items and 1 share of a category. Confirm to remove everything.",
    );
  });
});

describe("api-34 a refused field is named as it was sent, and what is wrong is said in French", () => {
  function faultOf(schema: z.ZodType, value: unknown) {
    const { error } = schema.safeParse(value);
    return inFrench(new TRPCError({ code: "BAD_REQUEST", cause: error })).issues;
  }

  test.each([
    [z.string().min(1, messageKey("entryIssues.textNeeded")), "", "Veuillez entrer un texte."],
    [
      z.string().max(3, messageKey("entryIssues.textTooLong", { most: 100 })),
      "abcd",
      "Veuillez utiliser au plus 100 caractères.",
    ],
    [z.string(), 3, "Entrée non valide\u00A0: il faut du texte"],
    [z.number().max(9), 12, "Trop grand\u00A0: au plus 9"],
    [z.enum(["ca", "us"]), "de", "Choix non valide. Valeurs possibles\u00A0: ca, us"],
  ])("fault %#", (field, value, message) => {
    expect(faultOf(z.object({ field }), { field: value })).toEqual([{ path: "field", message }]);
  });
});

test("api-34 what nobody expected is said in French too, without inner detail", () => {
  expect(inFrench(new Error("hunter2"))).toEqual({
    message: "Une erreur s’est produite de notre côté. Veuillez réessayer.",
    code: "internal",
    requestId: "r",
  });
});

const CALLED = ["api/src", "rest/src", "payments/src", "../apps/web/src/app/api", "../apps/web/src/server"];

test("api-34 no failure of a call has a sentence of its own", () => {
  const own = CALLED.flatMap(sourcesBelow).flatMap(({ name, source }) =>
    nodesOf(source).flatMap((node) => {
      if (!ts.isNewExpression(node) || node.expression.getText() !== AppError.name) return [];
      const text = textOf(node.arguments?.[1]);
      return text === null ? [] : [`${name}: ${text}`];
    }),
  );
  expect(own).toEqual([]);
});

const RULES = ["api/src", "domain/src", "claim/src", "rest/src"];

/** Whom a licence wants named is called the same in every language. */
const NAMES = new Set(["Open Food Facts", "Open Food Facts contributors", "ODbL 1.0"]);

test("editions-24 no schema has a sentence of its own: it answers a message by its key", () => {
  const found = RULES.flatMap(sourcesBelow).flatMap(({ name, source }) =>
    schemaSentences(source).map((text) => ({ name, text })),
  );
  expect(found.filter(({ text }) => !NAMES.has(text))).toEqual([]);
});
