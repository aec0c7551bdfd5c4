import { actorOfSession } from "@gf-ledger/api/gate/session-gate";
import { createDemoPayments } from "@gf-ledger/payments/demo/demo-payments";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../api/test/support/test-app";
import { reachOf } from "../src/request/reach-of-route";
import { createRestHandler } from "../src/rest-handler";
import { routeTable } from "../src/route-table";
import { type Belongings, giveBelongings } from "./owners/belongings";
import { inputNaming, outcomeOf, procedures, requestNaming } from "./owners/calls";
import { ownerCaseOf } from "./owners/owner-cases";
import { everythingOf } from "./owners/peoples-tables";

let testApp: TestApp;
let owner: Belongings;
let before: string;
beforeAll(async () => {
  testApp = await openTestApp({ payments: createDemoPayments({ read: async () => null }) });
  owner = await giveBelongings(testApp, (await testApp.signIn()).user.id);
  before = await everythingOf(testApp, owner.userId);
});
afterAll(() => testApp.close());

/** Somebody whose session looks at `of`'s records, as the gate sees it. */
async function lookingAt(of: Belongings, role: "member" | "preparer" | "removed") {
  const { user, token, context } = await testApp.signIn();
  const { database } = testApp;
  if (role !== "removed") {
    const data = { userId: of.userId, memberId: user.id, role, acceptedAt: testApp.clock.now };
    await database.householdMember.create({ data });
  }
  await database.session.updateMany({ where: { userId: user.id }, data: { lookingAtId: of.userId } });
  const actor = await actorOfSession(testApp.pool, token, testApp.clock.now);
  const leave = () => database.householdMember.deleteMany({ where: { memberId: user.id } });
  return { user, context: { ...context, actor }, leave };
}

const OWNER_ALONE =
  "Only the owner of these records can do this. Go back to your own records to change your account.";
const routeOf = (path: string) => routeTable.find(({ procedure }) => procedure === path);
const reach = (path: (typeof procedures)[number]) => reachOf({ procedure: path });
const signedIn = procedures.filter((path) => reach(path).gate !== "open");
const ownersAlone = signedIn.filter((path) => reach(path).gate === "session");
const writes = signedIn.filter((path) => reach(path).gate === "key" && reach(path).type === "mutation");
const reads = signedIn.filter((path) => reach(path).gate === "key" && reach(path).type === "query");

describe.each(["member", "preparer"] as const)("accounts-69 a %s of somebody's household", (role) => {
  test.each(ownersAlone)("is refused %s, which is the owner's alone", async (path) => {
    const { context, leave } = await lookingAt(owner, role);
    const outcome = await outcomeOf(context, path, inputNaming(path, ownerCaseOf(path), owner));
    await leave();
    expect(outcome).toEqual({ code: "FORBIDDEN", text: OWNER_ALONE });
    expect(await everythingOf(testApp, owner.userId)).toBe(before);
  });

  test.each(reads.filter((path) => ownerCaseOf(path).kind === "rows"))("reads by %s", async (path) => {
    const { context, leave } = await lookingAt(owner, role);
    const { code } = await outcomeOf(context, path, inputNaming(path, ownerCaseOf(path), owner));
    await leave();
    expect(code).toBe("OK");
  });
});

test.each(writes)("accounts-55 a preparer is refused %s, and changes nothing by it", async (path) => {
  const { context, leave } = await lookingAt(owner, "preparer");
  const { code, text } = await outcomeOf(context, path, inputNaming(path, ownerCaseOf(path), owner));
  await leave();
  expect([code, text]).toEqual([
    "FORBIDDEN",
    expect.stringMatching(/^You're viewing these records as a preparer/),
  ]);
  expect(await everythingOf(testApp, owner.userId)).toBe(before);
});

test.each(writes.filter((path) => ownerCaseOf(path).kind === "rows"))(
  "accounts-55 a member writes by %s",
  async (path) => {
    const theirs = await giveBelongings(testApp, (await testApp.signIn()).user.id);
    const { context } = await lookingAt(theirs, "member");
    const { code } = await outcomeOf(context, path, inputNaming(path, ownerCaseOf(path), theirs));
    expect(code).toBe("OK");
  },
);

test.each(signedIn.filter((path) => ownerCaseOf(path).kind === "rows"))(
  "accounts-69 accounts-35 whoever is no member any more finds nothing by %s, at the very next call",
  async (path) => {
    const { context } = await lookingAt(owner, "removed");
    const { code, text } = await outcomeOf(context, path, inputNaming(path, ownerCaseOf(path), owner));
    expect(code).toBe("NOT_FOUND");
    expect(text).not.toContain(owner.mark);
    expect(await everythingOf(testApp, owner.userId)).toBe(before);
  },
);

describe("accounts-35 accounts-69 a member of one account", () => {
  let third: Awaited<ReturnType<typeof lookingAt>>;
  beforeAll(async () => {
    third = await lookingAt(await giveBelongings(testApp, (await testApp.signIn()).user.id), "member");
  });

  const named = signedIn.filter(
    (path) => ownerCaseOf(path).kind === "rows" && reach(path).gate !== "session",
  );
  test.each(named)("finds nothing of another account by %s", async (path) => {
    const { code, text } = await outcomeOf(third.context, path, inputNaming(path, ownerCaseOf(path), owner));
    expect(code).toBe("NOT_FOUND");
    expect(text).not.toContain(owner.mark);
    expect(await everythingOf(testApp, owner.userId)).toBe(before);
  });
});

test.each(writes.filter((path) => routeOf(path)))(
  "accounts-55 a preparer is refused the route of %s before its body is looked at",
  async (path) => {
    const route = routeOf(path);
    if (!route) throw new Error("It has a route.");
    const { context, leave } = await lookingAt(owner, "preparer");
    const handle = createRestHandler({ createContext: async () => context, log: () => {} });
    const { path: url } = requestNaming(route, ownerCaseOf(path), owner);
    const answer = await handle(
      new Request(`http://ca.localhost:3000${url}`, {
        method: route.method,
        headers: { "content-type": "application/json" },
        ...(route.body ? { body: "no JSON at all" } : {}),
      }),
    );
    await leave();
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "forbidden" }]);
  },
);
