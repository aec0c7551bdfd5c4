import fc from "fast-check";
import superjson from "superjson";
import { describe, expect, test } from "vitest";
import { boundedSuperjson } from "./bounded-superjson";

const sentAndRead = (value: unknown) =>
  boundedSuperjson.deserialize(JSON.parse(JSON.stringify(superjson.serialize(value))));

/** Field names that superjson itself refuses to send. */
const UNSENDABLE = /"(?:__proto__|constructor|prototype)":/;
/** Values after a round through JSON, which turns -0 into 0; superjson would mark -0. */
const sendable = fc
  .jsonValue()
  .map((value) => JSON.stringify(value))
  .filter((text) => !UNSENDABLE.test(text))
  .map((text) => JSON.parse(text) as unknown);

describe("The wire form of a call's input", () => {
  test("brings back whatever JSON can say", () => {
    fc.assert(
      fc.property(sendable, (value) => {
        expect(sentAndRead(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(sentAndRead(undefined)).toBeUndefined();
  });

  test("brings back fields that are undefined, however deep, as superjson marks them", () => {
    const value = { a: undefined, items: [{ name: "Bread", category: undefined }] };
    expect(sentAndRead(value)).toStrictEqual(value);
  });

  test("of a sender that marks what is undefined, leaves that out", () => {
    expect(
      boundedSuperjson.deserialize({ json: null, meta: { values: ["undefined"], v: 1 } }),
    ).toBeUndefined();
    const marked = { json: { a: 1, b: null }, meta: { values: { b: ["undefined"] } } };
    expect(boundedSuperjson.deserialize(marked)).toEqual({ a: 1 });
  });

  test.each([
    [["bigint"]],
    [[["typed-array", "Uint8Array"]]],
    [{ a: [["typed-array", "Float64Array"]] }],
    [{ a: ["bigint"] }],
    [{ a: ["Date"] }],
    [{ a: ["map", {}] }],
    [{ __proto__: ["undefined"], a: ["set"] }],
    ["undefined"],
    [null],
  ])("is refused where a value is marked as something else: %j", (values) => {
    const sent = { json: { a: "9" }, meta: { values } };
    expect(() => boundedSuperjson.deserialize(sent)).toThrow(/takes plain JSON/);
  });

  test.each(["a.constructor.prototype", "__proto__.a", "a.prototype"])(
    "is refused where a mark leads outside the value: %s",
    (path) => {
      const sent = { json: { a: "9" }, meta: { values: { [path]: ["undefined"] } } };
      expect(() => boundedSuperjson.deserialize(sent)).toThrow(/not allowed as a property/);
    },
  );

  test("keeps a photo's bytes as they are", () => {
    const image = Uint8Array.from([0, 255]);
    expect(boundedSuperjson.deserialize({ json: { image } })).toEqual({ image });
  });
});
