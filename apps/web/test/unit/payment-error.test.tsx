import { expect, test } from "vitest";
import {
  PAYMENT_FAILED,
  PAYMENT_UNEXPECTED,
  PaymentError,
} from "../../src/features/subscription/payment-error";
import { renderedText } from "./support/rendered-text";

test.each([
  ["Your card was declined.", "Your card was declined."],
  [PAYMENT_FAILED, "An error occurred during payment"],
  [PAYMENT_UNEXPECTED, "An unexpected error occurred. Please try again."],
])("plans-24 'Payment Error' shows %j", (message, words) => {
  expect(renderedText(<PaymentError message={message} />, "ca")).toBe(`Payment Error ${words}`);
});
