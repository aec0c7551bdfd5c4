import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { extraOf, household, otherExpense } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Texts of an answer that its reader reads: what is under one of these names, however deep. */
function textsOf(answer: unknown, name = ""): string[] {
  if (typeof answer === "string")
    return ["words", "formula", "source", "notPaid", "why"].includes(name) ? [answer] : [];
  if (answer === null || typeof answer !== "object") return [];
  return Object.entries(answer).flatMap(([key, entry]) => textsOf(entry, Array.isArray(answer) ? name : key));
}

/** Words that an English sentence has, and a French one has not. */
const ENGLISH =
  /(?<![\p{L}’'.-])(?:and|at|enter|for|from|in|is|it|not|of|or|say|the|with|your)(?![\p{L}’'-])/iu;

async function claimInFrench() {
  const person = await testApp.signIn();
  const ids = await household(testApp, person, 2025, [{ relation: "self", income: 30_000, celiac: true }]);
  await logged(testApp, person, [extraOf(900, "2025-02-03")]);
  await otherExpense(testApp, person, { personId: ids.self ?? "", date: "2025-02-03", dollars: 2_000 });
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  const call = createCaller({ ...person.context, locale: "fr-CA", ownLocale: "fr-CA" });
  return { call, id, personId: ids.self ?? "" };
}

test("editions-16 what the rules of a claim say is answered in the caller's language, sources and formulas too", async () => {
  const { call, id, personId } = await claimInFrench();
  const partners = [{ personId, workIncome: 30_000, quebecIncome: 29_000 }];
  await call.claims.change({ id, worthInputs: { province: "QC", partners } });
  await call.adjustments.add({ kind: "reimbursement", date: "2025-04-04", amount: 20, personId });
  const creditEstimate = await call.claims.worth({ id });
  const answers = [
    creditEstimate,
    await call.claims.checklist({ id }),
    await call.claims.bestPeriod({ id }),
    await call.adjustments.list({}),
  ];
  const texts = answers.flatMap((answer) => textsOf(answer));
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
  expect(texts).toContain("Crédit d’impôt non remboursable du Québec pour frais médicaux, ligne 381");
  expect(texts).toContain("revenuquebec.ca, ligne 381; lu le 22 novembre 2026");
});

test("claim-29 how a change is reported is said in French, and so is why the product itself changed something", async () => {
  const { call, id } = await claimInFrench();
  const why = messageKey("sentences.takenIn", { file: "achats.csv" });
  await testApp.database.recordChange.updateMany({ where: { thingId: id }, data: { why } });
  const { recorded } = await call.claims.changes({ id });
  expect(recorded.map((one) => one.why)).toContain("Importé du fichier achats.csv");
  await call.claims.file({ id });
  const changes = await call.claims.changes({ id });
  expect(changes.waysToReport.map(({ words }) => words)).toEqual([
    "Modifier ma déclaration, dans Mon dossier de l’Agence du revenu du Canada",
    "Formulaire T1-ADJ, par la poste, à l’Agence du revenu du Canada",
  ]);
  expect(textsOf(changes).filter((text) => ENGLISH.test(text))).toEqual([]);
});
