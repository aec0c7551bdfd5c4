import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { extraOf } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function drafted() {
  const person = await testApp.signIn();
  await logged(testApp, person, [extraOf(10, "2025-03-03")]);
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  const said = async () => (await person.call.claims.changes({ id })).moreRepayments;
  const inDocuments = async (version?: number) => {
    const { context } = person;
    if (!context.actor) throw new Error("This person is signed in.");
    const prepared = await prepareClaimDocuments({ ...context, actor: context.actor }, { id, version });
    return (await answerOf(prepared).read()).moreRepayments;
  };
  return { person, id, said, inDocuments };
}

describe("claim-86 whether more will be paid back", () => {
  test.each([true, false])(
    "is frozen as it was said on filing (%s), and stays when the claim is adjusted",
    async (more) => {
      const { person, id, said, inDocuments } = await drafted();
      expect(await said()).toBeNull();
      await person.call.claims.file({ id, moreRepayments: more });
      expect([await said(), await inDocuments()]).toEqual([more, more]);
      expect((await person.call.claims.changes({ id })).difference).toEqual([]);
      const [bread] = (await person.call.taxReport.lineItems()).lineItems;
      await person.call.taxReport.updateLineItem({ id: bread?.id ?? "", price: 9 });
      expect(await person.call.claims.adjust({ id })).toMatchObject({ status: "adjusted" });
      expect([await said(), await inDocuments(), await inDocuments(1)]).toEqual([more, more, more]);
    },
  );

  test("is not said of a claim whose filer was not asked, whose hash is as before", async () => {
    const [one, other] = [await drafted(), await drafted()];
    await one.person.call.claims.file({ id: one.id });
    expect([await one.said(), await one.inDocuments()]).toEqual([null, null]);
    await other.person.call.claims.file({ id: other.id, moreRepayments: null });
    const { snapshot } = await testApp.database.claim.findUniqueOrThrow({ where: { id: other.id } });
    expect(JSON.parse(snapshot ?? "")).not.toHaveProperty("moreRepayments");
  });

  test("is asked again once the filing was taken back", async () => {
    const { person, id, said } = await drafted();
    await person.call.claims.file({ id, moreRepayments: false });
    await person.call.claims.takeBack({ id, why: "Not sent" });
    expect(await said()).toBeNull();
    await person.call.claims.file({ id, moreRepayments: true });
    expect(await said()).toBe(true);
  });

  test("lowers the claim at once where it is entered as expected", async () => {
    const { person, id } = await drafted();
    const [bread] = (await person.call.taxReport.lineItems()).lineItems;
    await person.call.adjustments.add({
      kind: "reimbursement",
      date: "2025-12-01",
      amount: 4,
      lineItemIds: [bread?.id ?? ""],
      expected: true,
    });
    await person.call.claims.file({ id, moreRepayments: true });
    const lines = await person.call.claims.returnLines({ id });
    expect(lines.total).toBe(6);
  });
});
