import { SHOWN_TO_HEADER } from "@gf-ledger/domain/account/shown-to";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { assertShownTo } from "../src/gate/rules/shown-to";
import { actorOfSession } from "../src/gate/session-gate";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

async function actorOf({ token }: Person) {
  const actor = await actorOfSession(testApp.pool, token, testApp.clock.now);
  if (!actor) throw new Error("This person is signed in.");
  return actor;
}

const callerOf = async (person: Person) =>
  createCaller({ ...person.context, actor: await actorOf(person) }).auth.user();

/** What a page of the person says with its calls: for whom it was shown. */
async function shownTo(person: Person): Promise<string> {
  return (await callerOf(person)).pageMark ?? "";
}

/** What becomes of a page's call that comes with the person's session. */
async function sent(method: string, page: string | null, person: Person): Promise<string> {
  const headers = new Headers(page === null ? {} : { [SHOWN_TO_HEADER]: page });
  try {
    assertShownTo({ method, headers }, testApp.services.settings, await actorOf(person));
    return "taken";
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test("accounts-96 a page of somebody else changes nothing, whichever verb it calls by, and may read", async () => {
  const [ann, bob] = [await testApp.signIn(), await testApp.signIn()];
  const page = await shownTo(ann);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    expect(await sent(method, page, ann)).toBe("taken");
    expect(await sent(method, page, bob)).toBe("signed_in_as_another");
    expect(await sent(method, "", bob)).toBe("signed_in_as_another");
  }
  expect(await sent("GET", page, bob)).toBe("taken");
});

test("accounts-96 a page of the own records changes nothing of a household that the session turned to, and back", async () => {
  const [owner, member] = [await testApp.signIn(), await testApp.signIn()];
  const { userId, memberId } = { userId: owner.user.id, memberId: member.user.id };
  await testApp.database.householdMember.create({
    data: { userId, memberId, role: "member", acceptedAt: testApp.clock.now },
  });
  const own = await shownTo(member);
  await member.call.household.lookAt({ accountId: userId });
  const theirs = await shownTo(member);
  expect(await sent("POST", own, member)).toBe("signed_in_as_another");
  expect(await sent("POST", theirs, member)).toBe("taken");
  expect(await sent("POST", await shownTo(owner), member)).toBe("signed_in_as_another");

  await testApp.database.householdMember.deleteMany({ where: { memberId } });
  expect(await sent("POST", theirs, member)).toBe("signed_in_as_another");
  expect(await sent("POST", own, member)).toBe("taken");
});

test("accounts-96 a page is known by its mark, and not by the secret that its photos are sealed with", async () => {
  const ann = await testApp.signIn();
  const { deviceSecret, pageMark } = await callerOf(ann);
  expect(deviceSecret).not.toBe(pageMark);
  expect(await sent("POST", deviceSecret, ann)).toBe("signed_in_as_another");
  expect(await sent("POST", pageMark, ann)).toBe("taken");
});

test("accounts-96 a script that says nothing of a page is asked nothing", async () => {
  expect(await sent("POST", null, await testApp.signIn())).toBe("taken");
});
