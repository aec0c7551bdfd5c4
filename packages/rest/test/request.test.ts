import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBodyText } from "../src/request/body-text";
import { isForeignOrigin } from "../src/request/foreign-origin";
import { nestsTooDeep, parseJsonObject } from "../src/request/json-object";
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
    ["deep nesting", `{"a":${"[".repeat(51)}${"]".repeat(51)}}`],
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

  test("is measured for nesting as it would be parsed, whatever its strings hold", () => {
    const depthOf = (value: unknown): number =>
      typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        const depth = depthOf(JSON.parse(text));
        expect(nestsTooDeep(text, depth)).toBe(false);
        if (depth > 0) expect(nestsTooDeep(text, depth - 1)).toBe(true);
      }),
    );
  });

  const request = (body: string | Uint8Array | ReadableStream, headers = {}) =>
    new Request("http://x/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

  test("over the limit is refused by its announced length, unread", async () => {
    const announced = request("x", { "content-length": "2000" });
    await expect(readBodyText(announced, 1000)).rejects.toMatchObject({ code: "too_large" });
    expect(announced.bodyUsed).toBe(false);
  });

  test("over the limit is refused while it streams in, without waiting for its end", async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    await expect(readBodyText(request(endless), 5000)).rejects.toMatchObject({ code: "too_large" });
  });

  test("that is not UTF-8 is refused with 400", async () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
    await expect(readBodyText(request(bytes), 1000)).rejects.toMatchObject({ code: "bad_request" });
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
    await expect(readBodyText(request(pieces), 1000)).resolves.toBe("{}🍞");
  });
});

test("§8: the longest string of a body is found however deep", () => {
  expect(longestString({ a: [{ b: "x".repeat(20) }], c: "yy", d: null, e: 5 })).toBe(20);
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

describe("D31: the origin of a state-changing call", () => {
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
    ["elsewhere with another token", { origin: "https://evil.example", authorization: "Bearer x" }, true],
  ])("%s", (_what, headers, isForeign) => {
    expect(foreign(headers as Record<string, string>)).toBe(isForeign);
  });

  test("does not matter to a call that only reads", () => {
    expect(foreign({ origin: "https://evil.example" }, "GET")).toBe(false);
  });
});
