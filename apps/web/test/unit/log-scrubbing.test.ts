import { expect, test } from "vitest";
import { loggable } from "../../src/server/log-scrubbing";

test("A log line holds no address, no token, no amount and no image, wherever they stand", () => {
  const error = Object.assign(new Error("to ada@example.com for $12.34 with gfl_abcdefghijk"), {
    code: "P2002",
  });
  const line = JSON.stringify(
    loggable({
      text: "postgresql://user:pass-word@db/x",
      nested: [{ note: `token ${"aB3-_".repeat(9)}` }],
      image: new Uint8Array(4),
      error,
    }),
  );
  for (const leak of ["ada@", "12.34", "gfl_", "pass-word", "aB3-_aB3"]) expect(line).not.toContain(leak);
  expect(line).toContain('"code":"P2002"');
  expect(line).toContain("log-scrubbing.test.ts");
});

test("A request id, a status and an event's name stay readable", () => {
  const fields = { requestId: "2f0d3c1a-7a1e-4c53-9c1f-0b8f4a6d2e11", status: 503, path: "receipts.confirm" };
  expect(loggable(fields)).toEqual(fields);
});

test("The database client's message, which repeats a whole call, is cut to its last line", () => {
  const error = new Error('Invalid invocation:\n{ data: { name: "GF Bread" } }\nUnique constraint failed');
  error.name = "PrismaClientKnownRequestError";
  const notice = JSON.stringify(loggable({ error }));
  expect(notice).not.toContain("GF Bread");
  expect(notice).toContain("Unique constraint failed");
});

test("A vendor's words, which may repeat whatever was sent, are left out; the status and the code say enough", () => {
  const refused = Object.assign(new Error("not understood: bread for ada"), { status: 400, code: "invalid" });
  const declined = Object.assign(new Error("not understood: bread for ada"), { statusCode: 402 });
  const notice = JSON.stringify(loggable({ refused, declined, form: "email=ada%40example.com&x=1" }));
  expect(notice).not.toMatch(/bread|ada/);
  expect(notice).toContain('"code":"invalid","status":400');
  expect(notice).toContain('"status":402');
});
