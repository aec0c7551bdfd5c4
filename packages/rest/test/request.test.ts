import type { AppError } from "@gf-ledger/domain/app-error";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAuthorization } from "../src/request/authorization";
import { readJsonText } from "../src/request/body-text";
import { isForeignOrigin, isForeignRead } from "../src/request/foreign-origin";
import { assertBoundedJson, JsonBounds, MAX_JSON_DEPTH } from "../src/request/json-bounds";
import { parseJsonObject } from "../src/request/json-object";
import { longestString } from "../src/request/long-strings";
import { matchPath } from "../src/request/route-match";
import { routeTable } from "../src/route-table";

describe("a body", () => {
  test.each([
    ["null", "null"],
    ["an array", "[]"],
    ["a number", "1"],
    ["NaN", "NaN"],
    ["broken JSON", '{"a":'],
    ["__proto__", '{"__proto__":{"isAdmin":true}}'],
    ["__proto__ further in", '{"a":[{"__proto__":1}]}'],
    ["a NUL", '{"a":"\\u0000"}'],
    ["a NUL in a name", '{"a\\u0000":1}'],
    ["half of a surrogate pair", '{"a":"\\ud83d"}'],
  ])("that is %s is refused with 400", (_what, text) => {
    expect(() => parseJsonObject(text)).toThrow(expect.objectContaining({ code: "bad_request" }));
  });

  test("that is empty is an object without fields", () => {
    expect(parseJsonObject("  ")).toEqual({});
  });

  test("may hold any language, emoji, and brackets inside strings", () => {
    const body = { name: "خبز خالٍ من الغلوتين 🍞", brackets: '\\"'.repeat(60) + "[{".repeat(60) };
    expect(parseJsonObject(JSON.stringify(body))).toEqual(body);
  });

  const request = (body: string | Uint8Array | ReadableStream, headers = {}) =>
    new Request("http://x/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

  test("over the limit is refused by its announced length, unread", async () => {
    const announced = request("x", { "content-length": "200000" });
    await expect(readJsonText(announced)).rejects.toMatchObject({ code: "too_large" });
    expect(announced.bodyUsed).toBe(false);
  });

  test("over the limit is refused while it streams in, without waiting for its end", async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    await expect(readJsonText(request(endless), { carriesImage: true })).rejects.toMatchObject({
      code: "too_large",
    });
  });

  test("that is not UTF-8 is refused with 400", async () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
    await expect(readJsonText(request(bytes))).rejects.toMatchObject({ code: "bad_request" });
  });

  test("may split a character between two pieces", async () => {
    const bytes = new TextEncoder().encode("{}🍞");
    const pieces = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, 4));
        controller.enqueue(bytes.slice(4));
        controller.close();
      },
    });
    await expect(readJsonText(request(pieces))).resolves.toBe("{}🍞");
  });
});

describe("JSON is looked at while it comes in:", () => {
  /** Checks the text in pieces of `pieceBytes`; returns the refusal's code, or `null`. */
  function lookedAt(text: string, pieceBytes = 64 * 1024, longStrings: 0 | 1 = 1): string | null {
    const bounds = new JsonBounds(longStrings);
    const bytes = new TextEncoder().encode(text);
    try {
      for (let at = 0; at < bytes.length; at += pieceBytes) bounds.look(bytes.subarray(at, at + pieceBytes));
      return null;
    } catch (error) {
      return (error as AppError).code;
    }
  }

  test("whatever JSON there is passes, wherever the network cut it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 9 }), (value, pieceBytes) => {
        expect(lookedAt(JSON.stringify(value), pieceBytes)).toBeNull();
      }),
    );
  });

  test("its depth is measured as it would be parsed, whatever its strings hold", () => {
    const within = (depth: number, inside: string) => `${"[".repeat(depth)}${inside}${"]".repeat(depth)}`;
    const strings = fc.string({ unit: fc.constantFrom('"', "\\", "[", "{", "]", "a") });
    fc.assert(
      fc.property(strings, fc.integer({ min: 1, max: 9 }), (text, pieceBytes) => {
        const inside = JSON.stringify(text);
        expect(lookedAt(within(MAX_JSON_DEPTH, inside), pieceBytes)).toBeNull();
        expect(lookedAt(within(MAX_JSON_DEPTH, `${inside},[]`), pieceBytes)).toBe("bad_request");
      }),
    );
  });

  test.each([
    ["a list of a million empty objects", `[${"{},".repeat(1_000_000)}{}]`, "bad_request"],
    ["a million keys", `{${'"a":1,'.repeat(1_000_000)}"b":1}`, "too_large"],
    ["a number of five million digits", `{"a":${"9".repeat(5_000_000)}}`, "too_large"],
    ["five million blanks", `{"a":${" ".repeat(5_000_000)}1}`, "too_large"],
    [
      "two strings as long as photos",
      `{"a":"${"x".repeat(200_000)}","b":"${"x".repeat(200_000)}"}`,
      "too_large",
    ],
    ["ten thousand short strings", `[${Array(10_000).fill('"abcdefghijk"').join()}]`, "too_large"],
    ["brackets without end", "[".repeat(1_000_000), "bad_request"],
  ])("%s: refused", (_what, text, code) => {
    expect(lookedAt(text)).toBe(code);
  });

  test("one string as long as a photo passes where a photo is expected, however it is escaped", () => {
    for (const letters of ["x", '\\"', "\\\\", "\\u0041", "é"]) {
      const text = `{"a":"${letters.repeat(200_000)}","b":1}`;
      expect(JSON.parse(text)).toBeDefined();
      for (const pieceBytes of [1000, 65_536]) expect(lookedAt(text, pieceBytes)).toBeNull();
      expect(lookedAt(text, 65_536, 0)).toBe("too_large");
    }
    expect(() => assertBoundedJson('{"a":1}')).not.toThrow();
  });
});

describe("api-12 the Authorization header", () => {
  test.each([
    ["Bearer gfl_abc-DEF_1", { kind: "api-key", key: "gfl_abc-DEF_1" }],
    ["bearer  gfl_abc", { kind: "api-key", key: "gfl_abc" }],
    ["Bearer gfl_abc def", { kind: "malformed" }],
    ["Bearer gfl_abc, Bearer gfl_def", { kind: "malformed" }],
    ["Bearer\tgfl_abc", { kind: "malformed" }],
    ["Bearer gfl_", { kind: "malformed" }],
    ["gfl_abc", { kind: "malformed" }],
    ["Basic gfl_abc", { kind: "malformed" }],
    [`Bearer gfl_${"a".repeat(5000)}`, { kind: "malformed" }],
    ["Bearer example-token", { kind: "none" }],
    ["Bearer", { kind: "none" }],
    ["", { kind: "none" }],
    [null, { kind: "none" }],
  ])("%j", (header, stated) => {
    expect(readAuthorization(header)).toEqual(stated);
  });
});

test("api-17: the longest string of a body is found however deep, and beside however many others", () => {
  expect(longestString({ a: [{ b: "x".repeat(20) }], c: "yy", d: null, e: 5 })).toBe(20);
  expect(longestString({ a: Array.from({ length: 150_000 }, (_, index) => index) })).toBe(0);
  expect(longestString({ base64Image: new Uint8Array(100) })).toBe(0);
});

describe("a path", () => {
  test("gives its varying parts, decoded", () => {
    const matched = matchPath(routeTable, "/api/receipts/a%20b/items/3/selection");
    expect(matched?.params).toEqual({ receiptId: "a b", index: "3" });
  });

  test.each(["/api/receipts/", "/api/receipts//confirm", "/api/receipt", "/api/user/", "/API/user"])(
    "%s is none of the table's",
    (path) => {
      expect(matchPath(routeTable, path)).toBeNull();
    },
  );

  test("with a percent sign that encodes nothing is refused with 400", () => {
    expect(() => matchPath(routeTable, "/api/receipts/%E0%A4%A")).toThrow(
      expect.objectContaining({ code: "bad_request" }),
    );
  });
});

describe("api-11: the origin of a state-changing call", () => {
  const own = ["gfledger.ca", "gfledger.com"];
  const foreign = (headers: Record<string, string>, method = "POST") =>
    isForeignOrigin(new Request("https://gfledger.ca/api/logout", { method, headers }), own);

  test.each([
    ["the same host", { origin: "https://gfledger.ca" }, false],
    ["the other edition", { origin: "https://gfledger.com", "sec-fetch-site": "cross-site" }, false],
    ["the host called", { origin: "http://192.0.2.7:3000", host: "192.0.2.7:3000" }, false],
    ["the same origin, as the browser says", { "sec-fetch-site": "same-origin" }, false],
    ["a script", {}, false],
    ["elsewhere", { origin: "https://evil.example" }, true],
    ["elsewhere with a like name", { origin: "https://gfledger.ca.evil.example" }, true],
    ["a sandboxed frame", { origin: "null" }, true],
    ["elsewhere, without saying where", { "sec-fetch-site": "cross-site" }, true],
    ["elsewhere with an API key", { origin: "https://evil.example", authorization: "Bearer gfl_x" }, false],
    [
      "elsewhere with half a key, which its gate refuses",
      { origin: "https://evil.example", authorization: "Bearer gfl_x y" },
      false,
    ],
    ["elsewhere with another token", { origin: "https://evil.example", authorization: "Bearer x" }, true],
  ])("%s", (_what, headers, isForeign) => {
    expect(foreign(headers as Record<string, string>)).toBe(isForeign);
  });

  test("does not matter to a call that only reads", () => {
    expect(foreign({ origin: "https://evil.example" }, "GET")).toBe(false);
  });
});

describe("api-49: a page of another site starts no download or other read with a person's cookies", () => {
  const read = (headers: Record<string, string>, method = "GET") =>
    isForeignRead(method, (name) => headers[name] ?? null);

  test.each([
    ["a link or frame of another site", { "sec-fetch-site": "cross-site" }, true],
    ["a neighbour under the same domain", { "sec-fetch-site": "same-site" }, true],
    ["GF Ledger's own page", { "sec-fetch-site": "same-origin" }, false],
    ["what is typed or bookmarked", { "sec-fetch-site": "none" }, false],
    ["a script, or a browser that does not say", {}, false],
    ["an API key", { "sec-fetch-site": "cross-site", authorization: "Bearer gfl_x" }, false],
  ])("%s", (_what, headers, isForeign) => {
    expect(read(headers as Record<string, string>)).toBe(isForeign);
    expect(read(headers as Record<string, string>, "HEAD")).toBe(isForeign);
  });
});
