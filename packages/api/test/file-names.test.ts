import { buffer } from "node:stream/consumers";
import { LETTERS_BY_ADDRESS } from "@gf-ledger/documents/letters/letter-addresses";
import { translatorOf } from "@gf-ledger/messages/translator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readZip } from "../../documents/test/support/read-zip";
import { exportAccount } from "../src/account-data/verbs/open-account-export";
import { createCaller } from "../src/app-router";
import { DOCUMENT_NAMES } from "../src/claims/documents/document-name";
import { openClaimDocument } from "../src/claims/documents/open-claim-document";
import { answerOf } from "../src/refusals/refusal-error";
import { extraOf, household } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Words that a name in English has. */
const ENGLISH =
  /\b(?:account|adjustments?|changes|claim|comparators|data|evidence|free|items|letter|lines|products?|purchases|report|summary|tax|year|yourself)\b/;
/** What every file system takes, with the few letters and signs that a folder needs. */
const SAFE = /^[a-z0-9][a-z0-9./-]*$/;

/** The names of every file that a browser saves for this person, and of the files in a package. */
async function namesIn(locale: "en-CA" | "fr-CA"): Promise<readonly string[]> {
  const person = await testApp.signIn();
  await household(testApp, person, 2026, [{ relation: "self", name: "Ann", celiac: true, income: 50_000 }]);
  await logged(testApp, person, [extraOf(20, "2026-03-03")]);
  const { id } = await person.call.claims.create({ taxYear: 2026 });
  const { actor } = person.context;
  if (!actor) throw new Error("This person is signed in.");
  const ctx = { ...person.context, actor, locale, ownLocale: locale };
  const call = createCaller(ctx);
  const { fileName: report } = await call.taxReport.download({ year: 2026 });
  const { fileName: products } = await call.taxReport.downloadProducts({ year: 2026 });
  const names = [report, products];
  for (const format of ["hledger", "qif"] as const)
    names.push((await call.taxReport.ledger({ year: 2026, format })).fileName);
  const data = answerOf(await exportAccount(ctx));
  names.push(data.fileName);
  await buffer(data.stream);
  for (const audience of [undefined, "authority", "yourself"] as const)
    for (const document of DOCUMENT_NAMES) {
      const asked = { id, document, ...(audience ? { audience } : {}) };
      const opened = answerOf(await openClaimDocument(ctx, asked));
      names.push(opened.fileName);
      const bytes = await buffer(opened.stream);
      if (document === "package") names.push(...(await readZip(bytes)).keys());
    }
  for (const { kind, locale: of } of LETTERS_BY_ADDRESS.values())
    if (of === locale) names.push(translatorOf(locale, "fileNames")(`letter.${kind}`));
  return names;
}

describe("claim-78 what a browser saves is named in its reader's language", () => {
  test("in French, without a word of English", async () => {
    const names = await namesIn("fr-CA");
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => ENGLISH.test(name))).toEqual([]);
    expect(names.filter((name) => !SAFE.test(name))).toEqual([]);
    for (const name of [
      "rapport-fiscal-sans-gluten-2026.csv",
      "produits-sans-gluten-2026.csv",
      "achats-sans-gluten-2026.journal",
      "demande-sans-gluten-2026-pour-l-administration.pdf",
      "attestation-canada",
    ])
      expect(names).toContain(name);
  });

  test("in English as they always were", async () => {
    const names = await namesIn("en-CA");
    expect(names.filter((name) => !SAFE.test(name))).toEqual([]);
    for (const name of ["gluten-free-tax-report-2026.csv", "gluten-free-products-2026.csv", "letter-canada"])
      expect(names).toContain(name);
    expect(names).toContainEqual(expect.stringMatching(/^gf-ledger-data-\d{4}-\d\d-\d\d\.zip$/));
  });
});
