import { createStripePayments } from "@gf-ledger/payments/stripe/stripe-payments";
import { signEvent } from "@gf-ledger/vendor-stand-ins/stripe/signed-event";
import { type FuzzTarget, promise, utf8Bytes, utf8Text } from "../fuzz-target";

const SECRET = "whsec_of_the_fuzzer";
const payments = createStripePayments({
  secretKey: "sk_test_of_the_fuzzer",
  webhookSecret: SECRET,
  priceId: null,
  // Nothing listens there: a forged event must be refused before anything is asked.
  apiBase: "http://127.0.0.1:9",
});
const at = () => ({ created: Math.floor(Date.now() / 1000), signed: Math.floor(Date.now() / 1000) });

/** plans-13: what is not signed is not an event, whatever its body and its signature look like. */
export const webhookBodies: FuzzTarget = {
  seeds: () => [
    utf8Bytes("t=1,v1=00\n{}"),
    utf8Bytes(`t=${at().signed},v1=${"0".repeat(64)}\n{"id":"evt_1","type":"invoice.paid"}`),
    utf8Bytes(`${signEvent("ping", {}, "another secret", at()).signature}\nnull`),
  ],
  async run(data) {
    const [signature = "", ...rest] = utf8Text(data).split("\n");
    promise((await payments.verifyEvent(rest.join("\n"), signature)) === null, "a forged event is refused");
    const { body, signature: real } = signEvent("ping", {}, SECRET, at());
    const changed = `${body}${rest.join("\n").trim()}`;
    const event = await payments.verifyEvent(changed, real);
    promise((event === null) === (changed !== body), "a signature holds for its own body alone");
  },
};
