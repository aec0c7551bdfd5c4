import type { Actor } from "@gf-ledger/api/gate/actor";
import { actorOfApiKey } from "@gf-ledger/api/gate/api-key-gate";
import { KEY_SCOPES, type KeyScope } from "@gf-ledger/domain/account/api-key-scope";
import { createDemoPayments } from "@gf-ledger/payments/demo/demo-payments";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStage, type Stage } from "../../api/test/support/stage";
import { openApiDocument } from "../src/openapi/openapi-document";
import { createRestHandler } from "../src/rest-handler";
import { routeTable } from "../src/route-table";
import { type Belongings, giveBelongings } from "./owners/belongings";
import { inputNaming, outcomeOf, procedures, requestNaming } from "./owners/calls";
import { KEY_REACHES } from "./owners/key-reaches";
import { ownerCaseOf } from "./owners/owner-cases";

let stage: Stage;
let belongings: Belongings;
const byKey = new Map<KeyScope, Actor>();
beforeAll(async () => {
  stage = await openStage({ payments: createDemoPayments({ read: async () => null }) });
  const { user, call } = await stage.signIn();
  belongings = await giveBelongings(stage, user.id);
  for (const scope of KEY_SCOPES) {
    const { key } = await call.account.createApiKey({ name: scope, scopes: [scope] });
    byKey.set(scope, (await actorOfApiKey(stage.database, key, stage.clock.now)) as Actor);
  }
});
afterAll(() => stage.close());

const contextBy = (scope: KeyScope) => ({ ...stage.anonymous().context, actor: byKey.get(scope) ?? null });
const reaches = (path: (typeof procedures)[number], scope: KeyScope) =>
  KEY_REACHES[path] === "open" || KEY_REACHES[path] === scope;

test("accounts-38 of every procedure it is said what an API key reaches", () => {
  expect(Object.keys(KEY_REACHES).sort()).toEqual([...procedures].sort());
});

describe.each(KEY_SCOPES)("accounts-38 an API key of scope %s", (scope) => {
  test.each(procedures.filter((path) => !reaches(path, scope)))("does not reach %s", async (path) => {
    const { code, text } = await outcomeOf(
      contextBy(scope),
      path,
      inputNaming(path, ownerCaseOf(path), belongings),
    );
    expect([code, text]).toEqual(["FORBIDDEN", expect.stringMatching(/^(An|This) API key /)]);
  });

  test.each(procedures.filter((path) => KEY_REACHES[path] === scope))("reaches %s", async (path) => {
    const { text } = await outcomeOf(
      contextBy(scope),
      path,
      inputNaming(path, ownerCaseOf(path), belongings),
    );
    expect(text).not.toMatch(/API key/);
  });

  test.each(routeTable.filter(({ procedure }) => !reaches(procedure, scope)))(
    "is refused at $method $path before the body is looked at",
    async (route) => {
      const handle = createRestHandler({ createContext: async () => contextBy(scope), log: () => {} });
      const { path } = requestNaming(route, ownerCaseOf(route.procedure), belongings);
      const answer = await handle(
        new Request(`http://ca.localhost:3000${path}`, {
          method: route.method,
          headers: { "content-type": "application/json", authorization: "Bearer gfl_x" },
          ...(route.body ? { body: "no JSON at all" } : {}),
        }),
      );
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: "forbidden" }]);
    },
  );
});

test("accounts-38 the document names the scope that a key needs, and no key where none reaches", () => {
  const { paths } = openApiDocument(routeTable, ["https://gfledger.ca"]);
  const named = routeTable.map(({ method, path, procedure }) => {
    const operation = paths[path]?.[method.toLowerCase()] as
      | { security?: Record<string, string[]>[] }
      | undefined;
    const security = operation?.security ?? [];
    const key = security.find((one) => one.apiKey)?.apiKey?.[0];
    return [procedure, security.length === 0 ? "open" : (key ?? "session")];
  });
  expect(named).toEqual(routeTable.map(({ procedure }) => [procedure, KEY_REACHES[procedure]]));
});
