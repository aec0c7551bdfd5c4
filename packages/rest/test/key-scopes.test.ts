import type { Actor } from "@gf-ledger/api/gate/actor";
import { actorOfApiKey } from "@gf-ledger/api/gate/api-key-gate";
import { yearRuleOf } from "@gf-ledger/api/gate/key-year";
import { KEY_SCOPES, type KeyScope } from "@gf-ledger/domain/account/api-key-scope";
import { createDemoPayments } from "@gf-ledger/payments/demo/demo-payments";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../api/test/support/test-app";
import { openApiDocument } from "../src/openapi/openapi-document";
import { reachOf } from "../src/request/reach-of-route";
import { createRestHandler } from "../src/rest-handler";
import { routeTable } from "../src/route-table";
import { accessTo } from "./owners/access";
import { type Belongings, giveBelongings } from "./owners/belongings";
import { inputNaming, outcomeOf, procedures, requestNaming } from "./owners/calls";
import { ownerCaseOf } from "./owners/owner-cases";

let testApp: TestApp;
let belongings: Belongings;
const byKey = new Map<KeyScope, Actor>();
beforeAll(async () => {
  testApp = await openTestApp({ payments: createDemoPayments({ read: async () => null }) });
  const { user, call } = await testApp.signIn();
  belongings = await giveBelongings(testApp, user.id);
  for (const scope of KEY_SCOPES) {
    const { key } = await call.account.createApiKey({ name: scope, scopes: [scope] });
    byKey.set(scope, (await actorOfApiKey(testApp.database, key, testApp.clock.now)) as Actor);
  }
});
afterAll(() => testApp.close());

const contextBy = (scope: KeyScope) => ({ ...testApp.anonymous().context, actor: byKey.get(scope) ?? null });
const reaches = (path: (typeof procedures)[number], scope: KeyScope) =>
  ["public", scope].includes(accessTo(path));

describe.each(KEY_SCOPES)("accounts-38 an API key of scope %s", (scope) => {
  test.each(procedures.filter((path) => !reaches(path, scope)))("does not reach %s", async (path) => {
    const { code, text } = await outcomeOf(
      contextBy(scope),
      path,
      inputNaming(path, ownerCaseOf(path), belongings),
    );
    expect([code, text]).toEqual(["FORBIDDEN", expect.stringMatching(/^(An|This) API key /)]);
  });

  test.each(procedures.filter((path) => accessTo(path) === scope))("reaches %s", async (path) => {
    const { text } = await outcomeOf(
      contextBy(scope),
      path,
      inputNaming(path, ownerCaseOf(path), belongings),
    );
    expect(text).not.toMatch(/^(An|This) API key /);
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

/** A table whose one row is of this year. */
const tableOf = (year: number) =>
  Buffer.from(`Date,Item,Price,Shop\n${year}-03-14,GF bread,7.49,Maple Grocer\n`);

describe("accounts-54 an API key of one tax year", () => {
  /** The belongings' line items are of 2026, and so is their draft claim; another one is of 2024. */
  const YEAR = 2026;
  const EARLIER = 2024;
  async function ofYear(taxYear: number) {
    const { user, call, context } = await testApp.signIn();
    const theirs = await giveBelongings(testApp, user.id);
    const { key } = await call.account.createApiKey({ name: "one year", taxYear });
    const actor = (await actorOfApiKey(testApp.database, key, testApp.clock.now)) as Actor;
    return { theirs, context: { ...context, actor } };
  }
  /** Whose calls are refused or only read: one account a year for all of them. */
  const kept = new Map<number, ReturnType<typeof ofYear>>();
  function keptOfYear(taxYear: number) {
    const account = kept.get(taxYear) ?? ofYear(taxYear);
    kept.set(taxYear, account);
    return account;
  }

  const refused = procedures.filter(
    (path) => yearRuleOf(path) === undefined && !["session", "public"].includes(accessTo(path)),
  );
  test.each(refused)("does not reach %s, which is not of one year", async (path) => {
    const { theirs, context } = await keptOfYear(YEAR);
    const { code, text } = await outcomeOf(context, path, inputNaming(path, ownerCaseOf(path), theirs));
    expect([code, text]).toEqual(["FORBIDDEN", expect.stringMatching(/^This API key is for 2026 only\./)]);
  });

  test("reaches nothing whose year is not looked at, but whose account it is", () => {
    expect(procedures.filter((path) => yearRuleOf(path) === "free")).toEqual(["auth.user"]);
  });

  const reached = procedures.filter((path) => ![undefined, "narrowed", "free"].includes(yearRuleOf(path)));
  test.each(reached)("reaches %s of its year, and of no other", async (path) => {
    const filed = path === "claims.adjust" || path === "claims.takeBack";
    const [own, other] = filed ? [EARLIER, YEAR] : [YEAR, EARLIER];
    const named = async (keyYear: number) => {
      const changes = keyYear === own && reachOf({ procedure: path }).type === "mutation";
      const { theirs, context } = await (changes ? ofYear : keptOfYear)(keyYear);
      const input = inputNaming(path, ownerCaseOf(path), theirs) as Record<string, unknown>;
      const stated = {
        ...(input.year === undefined ? {} : { year: YEAR }),
        ...(input.taxYear === undefined ? {} : { taxYear: YEAR }),
        ...(input.purchaseDate === undefined ? {} : { purchaseDate: `${YEAR}-03-14` }),
        ...(input.date === undefined ? {} : { date: `${YEAR}-03-14` }),
        ...(input.file === undefined ? {} : { file: tableOf(YEAR) }),
      };
      return outcomeOf(context, path, { ...input, ...stated });
    };
    expect((await named(own)).text).not.toMatch(/^This API key/);
    expect(await named(other)).toEqual({
      code: "FORBIDDEN",
      text: expect.stringMatching(new RegExp(`^This API key is for ${other} only\\.`)),
    });
  });

  const narrowed = procedures.filter((path) => yearRuleOf(path) === "narrowed");
  test.each(narrowed)("lists of %s what is of its year alone", async (path) => {
    const listed = async (taxYear: number) => {
      const { context } = await keptOfYear(taxYear);
      const { text } = await outcomeOf(context, path, {});
      return [...text.matchAll(/"(?:purchaseDate|taxYear|date|fileName)":"?(\d{4})/g)].map(([, year]) =>
        Number(year),
      );
    };
    expect(new Set(await listed(YEAR))).toEqual(new Set([YEAR]));
    expect(new Set(await listed(EARLIER))).toEqual(new Set([EARLIER]));
    expect(await listed(2019)).toEqual([]);
  });

  test("does not move a line item of its year into another, or one of another into its own", async () => {
    const { theirs, context } = await ofYear(YEAR);
    const move = (id: string, purchaseDate: string) =>
      outcomeOf(context, "taxReport.updateLineItem", { id, purchaseDate });
    expect((await move(theirs.lineItem, "2025-12-31")).code).toBe("FORBIDDEN");
    await testApp.database.lineItem.update({
      where: { id: theirs.lineItem },
      data: { purchaseDate: new Date("2025-12-31") },
    });
    expect((await move(theirs.lineItem, "2026-01-01")).code).toBe("FORBIDDEN");
  });

  test("does not write what spans two years: an entry that moves, an item of another year, a table of both", async () => {
    const { theirs, context } = await ofYear(YEAR);
    const refusedFor = async (path: (typeof procedures)[number], input: object) => {
      const { code, text } = await outcomeOf(context, path, input);
      return [code, /^This API key is for 2026 only\./.test(text)];
    };
    const expense = { what: "Dentist", amount: 80, personId: theirs.person };
    const moved = { id: theirs.expense, ...expense, date: "2025-12-31" };
    expect(await refusedFor("expenses.change", moved)).toEqual(["FORBIDDEN", true]);
    await testApp.database.lineItem.update({
      where: { id: theirs.lineItem },
      data: { purchaseDate: new Date("2025-12-31") },
    });
    const paidBack = { kind: "reimbursement", date: "2026-01-02", amount: 2, lineItemIds: [theirs.lineItem] };
    expect(await refusedFor("adjustments.add", paidBack)).toEqual(["FORBIDDEN", true]);
    const both = Buffer.from("Date,Product,Price\n2026-03-14,GF bread,7.49\n2025-03-14,GF bread,7.49\n");
    const table = { fileName: "two years.csv", file: both };
    expect(await refusedFor("imports.preview", table)).toEqual(["FORBIDDEN", true]);
    await testApp.database.lineItem.updateMany({
      where: { importId: theirs.import },
      data: { purchaseDate: new Date("2025-12-31") },
    });
    expect(await refusedFor("imports.undo", { id: theirs.import })).toEqual(["FORBIDDEN", true]);
    expect(await refusedFor("imports.restore", { id: theirs.import })).toEqual(["FORBIDDEN", true]);
  });

  test("is told as such to its script and its owner; a key made without a year reaches every one", async () => {
    const { context } = await keptOfYear(YEAR);
    expect(JSON.parse((await outcomeOf(context, "auth.user", undefined)).text)).toMatchObject({
      keyYear: YEAR,
    });
    const { call } = await testApp.signIn();
    await call.account.createApiKey({ name: "every year" });
    expect(await call.account.apiKeys()).toMatchObject([{ taxYear: null }]);
  });

  test("is refused before the body is looked at where it makes no such call", async () => {
    const { context } = await keptOfYear(YEAR);
    const handle = createRestHandler({ createContext: async () => context, log: () => {} });
    const headers = { "content-type": "application/json", authorization: "Bearer gfl_x" };
    const request = { method: "POST", headers, body: "no JSON at all" };
    const answer = await handle(new Request("http://ca.localhost:3000/api/people", request));
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "forbidden" }]);
  });
});

test("accounts-38 api-10 the table of routes and the document name the scope that a key needs, and no key where none reaches", () => {
  const { paths } = openApiDocument(routeTable, ["https://gfledger.ca"]);
  const named = routeTable.map(({ method, path, procedure }) => {
    const operation = paths[path]?.[method.toLowerCase()] as
      | { security?: Record<string, string[]>[] }
      | undefined;
    const security = operation?.security ?? [];
    const key = security.find((one) => one.apiKey)?.apiKey?.[0];
    return [procedure, security.length === 0 ? "public" : (key ?? "session")];
  });
  expect(named).toEqual(routeTable.map(({ procedure, access }) => [procedure, access]));
});

describe("accounts-99 a key of one year changes nothing that reaches into another", () => {
  type Path = (typeof procedures)[number];
  /** Food and an expense of 2026, and of 2027 a return of that food and a repayment of each of the two. */
  async function linked() {
    const { user, call, context } = await testApp.signIn();
    const { lineItem, expense, import: imported } = await giveBelongings(testApp, user.id);
    const { database } = testApp;
    const line = await database.lineItem.findUniqueOrThrow({
      where: { id: lineItem },
      omit: { id: true, receiptItemId: true, priceEvidence: true },
    });
    const later = new Date("2027-01-05");
    const givenBack = { quantity: -1, price: -699, regularPrice: -349, extraCost: -350 };
    const returnOf = (returnOfId: string) =>
      database.lineItem.create({
        data: { ...line, ...givenBack, kind: "return", purchaseDate: later, returnOfId },
      });
    const { userId, personId, currency } = await database.otherExpense.findUniqueOrThrow({
      where: { id: expense },
    });
    const entered = { userId, personId, currency, kind: "reimbursement", date: later, amount: 100, note: "" };
    const repaymentOfItem = (lineItemId: string) =>
      database.adjustment.create({ data: { ...entered, lineItems: { create: { lineItemId } } } });
    const repaymentOfExpense = (expenseId: string) =>
      database.adjustment.create({ data: { ...entered, expenses: { create: { expenseId } } } });
    const other = await database.lineItem.create({ data: { ...line, purchaseDate: new Date("2026-05-05") } });
    const importedItem = await database.lineItem.findFirstOrThrow({ where: { importId: imported } });
    await returnOf(importedItem.id);
    const ids = {
      food: lineItem,
      expense,
      imported,
      repaidFood: other.id,
      returned: (await returnOf(lineItem)).id,
      repaymentOfFood: (await repaymentOfItem(other.id)).id,
      repaymentOfExpense: (await repaymentOfExpense(expense)).id,
    };
    const by = async (taxYear: number) => {
      const { key } = await call.account.createApiKey({ name: "one year", taxYear });
      const actor = (await actorOfApiKey(testApp.database, key, testApp.clock.now)) as Actor;
      return { ...context, actor };
    };
    return { ids, by };
  }

  const entry = { kind: "reimbursement", date: "2027-01-05", amount: 0.5 };
  const food = (id: string, year: number): [Path, object][] => [
    ["taxReport.deleteLineItem", { id }],
    ["taxReport.updateLineItem", { id, counts: false, purchaseDate: `${year}-02-02` }],
    ["taxReport.restoreLineItem", { id }],
    ["people.setLineItemShares", { id, shares: null }],
  ];

  test("neither a return or repayment of another year's food, nor what another year's takes back", async () => {
    const { ids, by } = await linked();
    const repayments = [ids.repaymentOfFood, ids.repaymentOfExpense];
    const calls: [number, [Path, object][]][] = [
      [
        2027,
        [
          ...food(ids.returned, 2027),
          ...repayments.flatMap((id): [Path, object][] => [
            ["adjustments.delete", { id }],
            ["adjustments.change", { id, ...entry }],
          ]),
        ],
      ],
      [
        2026,
        [
          ...food(ids.food, 2026),
          ...food(ids.repaidFood, 2026),
          ["expenses.delete", { id: ids.expense }],
          ["expenses.change", { id: ids.expense, what: "Dentist", amount: 80, date: "2026-05-05" }],
          ["imports.undo", { id: ids.imported }],
          ["imports.restore", { id: ids.imported }],
        ],
      ],
    ];
    for (const [year, refused] of calls) {
      const context = await by(year);
      for (const [path, input] of refused) {
        const { code, text } = await outcomeOf(context, path, input);
        expect([path, code, text]).toEqual([
          path,
          "FORBIDDEN",
          expect.stringMatching(/^This API key is for/),
        ]);
      }
    }
  });

  test("but reads what is of its year", async () => {
    const { ids, by } = await linked();
    for (const [year, id] of [
      [2026, ids.food],
      [2027, ids.returned],
    ] as const) {
      const { text } = await outcomeOf(await by(year), "people.lineItemShares", { id });
      expect(text).not.toMatch(/^This API key/);
    }
  });
});
