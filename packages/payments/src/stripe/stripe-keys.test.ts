import { describe, expect, it } from "vitest";
import { stripeKeyProblem } from "./stripe-keys";

describe("plans-16 Stripe's keys", () => {
  it.each([
    ["sk_test_1", null, false],
    ["sk_test_1", "pk_test_1", false],
    ["rk_test_1", null, false],
    ["sk_live_1", "pk_live_1", true],
  ])("%s with %s, production %s: may be used", (secretKey, publishableKey, production) => {
    expect(stripeKeyProblem({ secretKey, publishableKey }, production)).toBeNull();
  });

  it.each([
    ["sk_test_1", null, true, "test key"],
    ["sk_live_1", null, false, "live key"],
    ["rk_live_1", null, false, "live key"],
    ["pk_test_1", null, false, "not a Stripe secret key"],
    ["hello", null, true, "not a Stripe secret key"],
    ["sk_test_1", "pk_live_1", false, "not of the same mode"],
    ["sk_live_1", "pk_test_1", true, "not of the same mode"],
    ["sk_test_1", "sk_test_1", false, "not a Stripe publishable key"],
  ])("%s with %s, production %s: refused with a sentence", (secretKey, publishableKey, production, words) => {
    const problem = stripeKeyProblem({ secretKey, publishableKey }, production);
    expect(problem).toContain(words);
    expect(problem).toMatch(/\.$/);
  });
});
