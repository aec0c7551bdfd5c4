import { beforeAll, describe, expect, test } from "vitest";
import { BROKEN_BODIES, STRANGE_IDS, STRANGE_VALUES } from "../src/hostile-inputs";
import { type Described, fetchOpenApiDocument } from "../src/openapi-document";
import type { TestPerson } from "../src/person";
import { type HttpAnswer, send } from "../src/server-under-test";
import { buildWorld, pathIn, type World } from "../src/world";

const { operations, faultsOf } = await fetchOpenApiDocument();
const named = operations.map((one) => [one.address, one] as const);
let world: World;
beforeAll(async () => {
  world = await buildWorld();
});

const bodyOf = ({ operation }: Described) => operation.requestBody?.content["application/json"];

function queryOf({ operation }: Described, name?: string, value?: string): string {
  const fields = operation.parameters
    .filter((one) => one.in === "query" && one.example !== undefined)
    .map((one): [string, string] => [one.name, one.name === name ? (value ?? "") : String(one.example)]);
  return fields.length > 0 ? `?${new URLSearchParams(fields)}` : "";
}

/** Whose call it is: the API key's, or the session's where no key is accepted (accounts-38). */
function callerOf({ operation }: Described, { cookie, apiKey }: TestPerson) {
  const bySessionAlone = operation.security.length > 0 && !operation.security.some((way) => "apiKey" in way);
  return bySessionAlone ? { cookie } : { apiKey };
}

/** Not run with its valid input: it would end the account that the other tests use. */
const ENDS_EVERYTHING = new Set(["DELETE /api/account", "PUT /api/account/password"]);

function expectHandled(answer: HttpAnswer, what: unknown) {
  expect([what, answer.status < 500, answer.status]).toEqual([what, true, answer.status]);
  if (answer.status >= 400) {
    expect([what, answer.body]).toMatchObject([
      what,
      { message: expect.stringMatching(/\S/), code: expect.stringMatching(/^[a-z_]+$/) },
    ]);
  }
}

const runnable = named.filter(([address]) => !ENDS_EVERYTHING.has(address));

test.each(runnable)("the example of %s is answered as the document says", async (_address, described) => {
  const json = bodyOf(described)?.example;
  const answer = await send(described.method, pathIn(world, described.path) + queryOf(described), {
    apiKey: world.owner.apiKey,
    ...(json ? { json } : {}),
  });
  const isFile = /\/(?:download|export|ledger|package|report\.(?:pdf|xlsx))$/.test(described.path);
  expect([answer.status, isFile ? [] : faultsOf(described, answer)]).toEqual([answer.status, []]);
});

describe("bad input is 4xx with message and code, never 500", () => {
  const withBody = named.filter(([, described]) => bodyOf(described));

  test.each(withBody)("%s with a body that is none", async (_address, described) => {
    const path = pathIn(world, described.path);
    const caller = callerOf(described, world.stranger);
    for (const [what, raw] of BROKEN_BODIES) {
      const answer = await send(described.method, path, { ...caller, raw });
      expect([what, answer.status >= 400]).toEqual([what, true]);
      expectHandled(answer, what);
    }
    const headers = { "content-type": "text/plain" };
    const text = await send(described.method, path, { ...caller, raw: "{}", headers });
    expect([text.status, text.body]).toMatchObject([415, { code: "unsupported_media_type" }]);
  });

  test.each(withBody)("%s with strange values in each of its fields", async (address, described) => {
    const { schema, example = {} } = bodyOf(described) ?? { schema: {} };
    for (const field of Object.keys(schema.properties ?? {})) {
      for (const value of STRANGE_VALUES) {
        const json = { ...example, [field]: value, unknownField: "ignored" };
        const sent = { apiKey: world.stranger.apiKey, json };
        const answer = await send(described.method, pathIn(world, described.path), sent);
        expectHandled(answer, `${address} ${field}=${JSON.stringify(value).slice(0, 40)}`);
      }
    }
  });

  test.each(withBody)("%s without each field that it needs", async (address, described) => {
    const { schema, example = {} } = bodyOf(described) ?? { schema: {} };
    for (const field of schema.required ?? []) {
      const { [field]: _left, ...json } = example;
      const sent = { ...callerOf(described, world.owner), json };
      const answer = await send(described.method, pathIn(world, described.path), sent);
      expect([field, answer.status]).toEqual([
        field,
        address === "POST /api/test/email" ? answer.status : 400,
      ]);
      expectHandled(answer, field);
    }
    expect(schema).toBeDefined();
  });

  const withId = named.filter(([, { path }]) => path.includes("{"));

  test.each(withId)("%s with ids that are none", async (_address, described) => {
    const json = bodyOf(described)?.example;
    for (const id of STRANGE_IDS) {
      const path = described.path.replace(/\{(?!index)\w+\}/g, id).replace("{index}", "0");
      const sent = { ...callerOf(described, world.owner), ...(json ? { json } : {}) };
      const answer = await send(described.method, path, sent);
      expect([id, [400, 404].includes(answer.status), answer.status]).toEqual([id, true, answer.status]);
      expectHandled(answer, id);
    }
  });

  const withQuery = named.filter(([, { operation }]) =>
    operation.parameters.some((one) => one.in === "query"),
  );

  test.each(withQuery)("%s with strange values in its query", async (_address, described) => {
    for (const { name } of described.operation.parameters.filter((one) => one.in === "query")) {
      for (const value of ["99999", "NaN", "", "-1", "🍞", "\u202Eخبز", "a\u0000b", "x".repeat(3000)]) {
        const path = pathIn(world, described.path) + queryOf(described, name, value);
        const answer = await send(described.method, path, { apiKey: world.owner.apiKey });
        expectHandled(answer, `${name}=${value.slice(0, 20)}`);
      }
    }
  });
});

test("nothing of all that was stored for the one who sent it", async () => {
  const { cookie } = world.stranger;
  const { body } = await send("GET", "/api/tax-report/gf-receipts", { cookie });
  expect(body).toEqual({ receipts: [], nextCursor: null });
  const { body: use } = await send("GET", "/api/plan-use", { cookie });
  expect(use).toMatchObject({ used: 0 });
});
