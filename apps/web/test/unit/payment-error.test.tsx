import { CATALOGUES } from "@gf-ledger/messages/catalogues";
import { expect, test } from "vitest";
import { PaymentError } from "../../src/features/subscription/payment/payment-error";
import { renderedText } from "./support/rendered-text";

const { failed, unexpected } = CATALOGUES.en.subscription.payment;

test.each([
  ["Your card was declined.", "Your card was declined."],
  [failed, "An error occurred during payment"],
  [unexpected, "An unexpected error occurred. Please try again."],
])("plans-24 'Payment Error' shows %j", (message, words) => {
  expect(renderedText(<PaymentError message={message} />, "ca")).toBe(`Payment Error ${words}`);
});
