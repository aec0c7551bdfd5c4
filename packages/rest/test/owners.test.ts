import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestApp } from "../../api/test/support/test-app";
import { reachOf } from "../src/request/reach-of-route";
import { createRestHandler } from "../src/rest-handler";
import { routeTable } from "../src/route-table";
import { openAppWithPayments } from "./owners/app-with-payments";
import { type Belongings, giveBelongings } from "./owners/belongings";
import { inputNaming, outcomeOf, procedures, requestNaming } from "./owners/calls";
import { ownerCaseOf } from "./owners/owner-cases";
import { everythingOf } from "./owners/peoples-tables";

type SignedIn = Awaited<ReturnType<TestApp["signIn"]>>;

/** Open verbs that ask who calls in another way. */
const ASKS_WHO = new Set<string>(["auth.login", "passkeys.signIn"]);

let testApp: TestApp;
let owner: Belongings;
let stranger: SignedIn;
let before: string;
beforeAll(async () => {
  testApp = await openAppWithPayments();
  owner = await giveBelongings(testApp, (await testApp.signIn()).user.id);
  before = await everythingOf(testApp, owner.userId);
});
afterAll(() => testApp.close());

test("accounts-35 every input field that looks like the id of a row names one that the owner has", () => {
  const unknown = procedures.flatMap((path) => {
    const held = ownerCaseOf(path);
    const named = held.kind === "rows" ? held.fields : held.kind === "own" ? held.common : {};
    return Object.entries(named)
      .filter(([, row]) => !owner[row])
      .map(([field, row]) => `${path} ${field}: ${row}`);
  });
  expect(unknown).toEqual([]);
});

describe.each(procedures)("accounts-35 api-4 %s", (path) => {
  const held = ownerCaseOf(path);

  test("called by somebody else with the owner's ids, changes nothing and tells nothing of the owner's", async () => {
    stranger = await testApp.signIn();
    const { code, text } = await outcomeOf(stranger.context, path, inputNaming(path, held, owner));
    if (held.kind === "rows") expect(code).toBe("NOT_FOUND");
    else expect(code).not.toBe("INTERNAL_SERVER_ERROR");
    expect(text).not.toContain(owner.mark);
    expect(await everythingOf(testApp, owner.userId)).toBe(before);
  });

  test("called by nobody, is refused unless it is open", async () => {
    const { context } = testApp.anonymous();
    const { code, text } = await outcomeOf(context, path, inputNaming(path, held, owner));
    expect(code === "UNAUTHORIZED").toBe(held.kind !== "open" || ASKS_WHO.has(path));
    expect(text).not.toContain(owner.mark);
    expect(await everythingOf(testApp, owner.userId)).toBe(before);
  });
});

/** Somebody with one of everything. */
async function ownerOfAll() {
  const { user, context } = await testApp.signIn();
  return { context, belongings: await giveBelongings(testApp, user.id) };
}
/** The one who makes all calls that only read. */
let reading: ReturnType<typeof ownerOfAll>;
beforeAll(() => {
  reading = ownerOfAll();
});

const rowCases = procedures.filter((path) => ownerCaseOf(path).kind === "rows");
test.each(rowCases)(
  "accounts-35 the same call of %s by the owner is answered, so that the refusals prove something",
  async (path) => {
    const changes = reachOf({ procedure: path }).type === "mutation";
    const { context, belongings } = changes ? await ownerOfAll() : await reading;
    const { code, text } = await outcomeOf(context, path, inputNaming(path, ownerCaseOf(path), belongings));
    expect({ code, text }).toMatchObject({ code: "OK" });
  },
);

describe.each(routeTable)("accounts-35 api-4 $method $path", (route) => {
  test("answers a stranger like its procedure does", async () => {
    const held = ownerCaseOf(route.procedure);
    const { context } = await testApp.signIn();
    const handle = createRestHandler({ createContext: async () => context, log: () => {} });
    const { path, body } = requestNaming(route, held, owner);
    const answer = await handle(
      new Request(`http://ca.localhost:3000${path}`, {
        method: route.method,
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    if (held.kind === "rows") expect(answer.status).toBe(404);
    expect(answer.status).not.toBe(500);
    expect(await answer.text()).not.toContain(owner.mark);
    expect(await everythingOf(testApp, owner.userId)).toBe(before);
  });
});
