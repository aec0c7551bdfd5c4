import { appRouter } from "@gf-ledger/api/app-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringIn, exportOf } from "../../api/test/support/account-file";
import type { TestApp } from "../../api/test/support/test-app";
import type { ProcedurePath } from "../src/rest-route";
import { openAppWithPayments } from "./owners/app-with-payments";
import { giveBelongings } from "./owners/belongings";
import { inputNaming, outcomeOf, procedures } from "./owners/calls";
import { ownerCaseOf } from "./owners/owner-cases";

/** The only calls that reach what a claim was filed with, and what each leaves of it. */
const CHANGES: Readonly<Partial<Record<ProcedurePath, "frozen again" | "a draft" | "gone">>> = {
  // What was filed stays beside the adjustment, as an earlier version of it (claim-29).
  "claims.adjust": "frozen again",
  // Until something rests on it, the filing can be taken back with a reason (claim-63).
  "claims.takeBack": "a draft",
  // The account goes with all that is in it (accounts-42).
  "account.delete": "gone",
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openAppWithPayments();
});
afterAll(() => testApp.close());

/** What was filed, byte for byte, as the database itself holds it. */
async function filedOf(claimId: string): Promise<string> {
  const { rows } = await testApp.pool.query<{ filed: string }>(
    `SELECT concat_ws(' ', status, filed_at, snapshot_sha256, snapshot_ids, snapshot) AS filed
     FROM claims WHERE id = $1`,
    [claimId],
  );
  return rows[0]?.filed ?? "gone";
}

const kindOf = (filed: string, before: string) => {
  if (filed === before) return "as it was filed";
  return filed.startsWith("draft") ? "a draft" : filed === "gone" ? "gone" : "frozen again";
};

/** Somebody with one of everything, whose claim of the year in which it was bought was filed by their own call. */
async function personWhoFiled() {
  const person = await testApp.signIn();
  const given = await giveBelongings(testApp, person.user.id);
  await person.call.claims.file({ id: given.claim, moreRepayments: false });
  const before = await filedOf(given.claim);
  expect(before).toContain(given.lineItem);
  return { ...person, belongings: { ...given, filedClaim: given.claim }, before };
}

const known = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
const mutations = procedures.filter((path) => known[path]?._def.type === "mutation");
const done: ProcedurePath[] = [];

test.each(mutations)(
  "claim-16 %s by the owner leaves what was filed, text and hash, byte for byte as it was, or is one of the three ways to it",
  async (path) => {
    const { context, call, belongings, before } = await personWhoFiled();
    if (path === "claims.adjust") await call.taxReport.updateLineItem({ id: belongings.lineItem, price: 99 });
    const { code } = await outcomeOf(context, path, inputNaming(path, ownerCaseOf(path), belongings));
    expect(code).not.toBe("INTERNAL_SERVER_ERROR");
    expect(kindOf(await filedOf(belongings.claim), before)).toBe(CHANGES[path] ?? "as it was filed");
    if (code === "OK") done.push(path);
  },
);

test("claim-16 the owner's own download, brought in over a filed claim, is refused and leaves it as it was", async () => {
  const { belongings, before, ...person } = await personWhoFiled();
  await expect(bringIn(person, await exportOf(person))).rejects.toMatchObject({ status: 409 });
  expect(await filedOf(belongings.claim)).toBe(before);
});

test("claim-16 most of these calls were done, so that what stayed proves something", () => {
  expect(mutations.length).toBeGreaterThan(100);
  expect(done.length).toBeGreaterThan(0.75 * mutations.length);
  expect(done).toEqual(expect.arrayContaining(Object.keys(CHANGES)));
});
