import type { AppError } from "@gf-ledger/domain/app-error";
import { expect, test } from "vitest";
import { boundedRequest } from "../../src/server/request/bounded-request";

const ADDRESS = "http://ca.localhost:3000/api/auth/signout?a=b";

function sent(body: RequestInit["body"], type = "application/json"): Request {
  const streamed = body instanceof ReadableStream ? { duplex: "half" } : {};
  return new Request(ADDRESS, {
    method: "POST",
    headers: { "content-type": type },
    body,
    ...streamed,
  } as RequestInit);
}

/** The status of the refusal, or 200 when there is none. */
const statusOf = (request: Request) =>
  boundedRequest(request).then(
    () => 200,
    (error: AppError) => error.status,
  );

/** A body of 4 MB without an announced length; counts how much of it was read. */
function large() {
  const counted = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      counted.bytes += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      if (counted.bytes >= 4 * 1024 * 1024) controller.close();
    },
  });
  return { counted, body };
}

test.each(["application/json", "application/x-www-form-urlencoded"])(
  "api-13 a body of %s over 100 KB is 413 for what next-auth answers, and is not read to its end",
  async (type) => {
    const { counted, body } = large();
    expect(await statusOf(sent(body, type))).toBe(413);
    expect(counted.bytes).toBeLessThan(512 * 1024);
  },
);

test.each([
  ["no JSON", "{ no"],
  ["a list", "[]"],
  ["nested too deeply", "[".repeat(60)],
])("api-16 a body announced as JSON that is %s is 400", async (_what, body) => {
  expect(await statusOf(sent(body))).toBe(400);
});

test("accounts-3 what is small enough reaches next-auth whole: address, headers and body", async () => {
  const json = await boundedRequest(sent('{"csrfToken":"x"}'));
  expect([json.nextUrl.searchParams.get("a"), await json.json()]).toEqual(["b", { csrfToken: "x" }]);
  const form = await boundedRequest(sent("csrfToken=x", "application/x-www-form-urlencoded"));
  expect([form.headers.get("content-type"), await form.text()]).toEqual([
    "application/x-www-form-urlencoded",
    "csrfToken=x",
  ]);
  expect((await boundedRequest(sent(""))).body).toBeNull();
  expect((await boundedRequest(new Request(ADDRESS))).method).toBe("GET");
});

test("api-58 cookies that claim to be parts of a session do not reach next-auth, all others do", async () => {
  const parts = Array.from({ length: 400 }, (_, n) => `next-auth.session-token.${n}=x`);
  const cookies = ["next-auth.session-token=own", ...parts, "__Secure-next-auth.session-token.0=x", "a=b"];
  const request = new Request(ADDRESS, { headers: { cookie: cookies.join("; ") } });
  const { headers, cookies: read } = await boundedRequest(request);
  expect(headers.get("cookie")).toBe("next-auth.session-token=own; a=b");
  expect(read.getAll().map(({ name }) => name)).toEqual(["next-auth.session-token", "a"]);
});
