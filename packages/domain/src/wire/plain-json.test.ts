import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainJson } from "./plain-json";

const sentAndRead = (value: unknown) =>
  plainJson.deserialize(JSON.parse(JSON.stringify(plainJson.serialize(value))));

describe("The wire form of a call's input", () => {
  test("brings back whatever JSON can say", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sentAndRead(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(sentAndRead(undefined)).toBeUndefined();
  });

  test("of a sender that marks what is undefined, leaves that out", () => {
    expect(plainJson.deserialize({ json: null, meta: { values: ["undefined"], v: 1 } })).toBeUndefined();
    const marked = { json: { a: 1, b: null }, meta: { values: { b: ["undefined"] } } };
    expect(plainJson.deserialize(marked)).toEqual({ a: 1 });
  });

  test.each([
    [["bigint"]],
    [{ a: ["bigint"] }],
    [{ a: ["Date"] }],
    [{ a: ["map", {}] }],
    [{ "a.constructor.prototype": ["undefined"] }],
    [{ __proto__: ["undefined"], a: ["set"] }],
    ["undefined"],
    [null],
  ])("is refused where a value is marked as something else: %j", (values) => {
    const sent = { json: { a: "9" }, meta: { values } };
    expect(() => plainJson.deserialize(sent)).toThrow(/takes plain JSON/);
  });

  test("costs nothing for a number of five million digits marked as a big one", () => {
    const sent = { json: "9".repeat(5_000_000), meta: { values: ["bigint"] } };
    expect(() => plainJson.deserialize(sent)).toThrow(/takes plain JSON/);
  });
});
