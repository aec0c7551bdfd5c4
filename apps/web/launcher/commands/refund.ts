import { refundPremium } from "@gf-ledger/api/subscription/refund";
import { MONEY_BACK_DAYS } from "@gf-ledger/domain/subscription/plans";
import { print } from "../steps";
import { withServices } from "./command-services";
import { runAndExit } from "./run-and-exit";

const REFUSED = {
  no_subscription: "There is no paid subscription of this address.",
  too_late: `Its last payment is older than ${MONEY_BACK_DAYS} days. A later refund is made on the provider's own page.`,
  disputed:
    "The payment is disputed at the bank, which gives it back itself. Answer or accept the dispute on the provider's own page.",
} as const;

/** `npm run refund -- ADDRESS`: gives the last payment back (the money-back guarantee), for customer care. */
runAndExit(() =>
  withServices(async (services) => {
    const [address] = process.argv.slice(2);
    if (!address) throw new Error("Say whose payment is given back: npm run refund -- ana@example.ca");
    const outcome = await refundPremium(services, address);
    if (!outcome.ok) throw new Error(REFUSED[outcome.reason]);
    print("The last payment was given back, and Premium has ended. Its owner is told by mail.");
  }),
);
