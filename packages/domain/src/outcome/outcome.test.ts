import { expect, expectTypeOf, test } from "vitest";
import { done, type Outcome, refused } from "./outcome";

test("api-2 an outcome is the value, or a reason with the facts of its sentence", () => {
  expect(done({ id: "1" })).toEqual({ ok: true, value: { id: "1" } });
  expect(refused("no_such_receipt")).toEqual({ ok: false, reason: "no_such_receipt" });
  expect(refused("email_not_verified", { email: "ada@example.com" })).toEqual({
    ok: false,
    reason: "email_not_verified",
    email: "ada@example.com",
  });
});

test("api-2 whoever looks at the reason of a refusal finds that reason's facts", () => {
  const outcome = refused("email_not_verified", { email: "ada@example.com" }) as Outcome<
    string,
    "email_not_verified" | "wrong_credentials"
  >;
  if (outcome.ok || outcome.reason !== "email_not_verified") throw new Error("It was refused.");
  expectTypeOf(outcome.email).toEqualTypeOf<string>();
  expect(outcome.email).toBe("ada@example.com");
});
