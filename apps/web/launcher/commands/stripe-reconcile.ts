import { reconcileSubscriptions } from "@gf-ledger/api/jobs/reconcile-subscriptions";
import { print } from "../steps";
import { withServices } from "./command-services";
import { runAndExit } from "./run-and-exit";

/** `npm run stripe:reconcile`: asks Stripe how every running subscription stands, and stores the answers. */
runAndExit(() =>
  withServices(async (services) => {
    if (services.payments.name !== "stripe") throw new Error("Set STRIPE_SECRET_KEY first.");
    const { asked, changed, failed } = await reconcileSubscriptions(services);
    const subscriptions = asked === 1 ? "1 subscription" : `${asked} subscriptions`;
    print(`Asked Stripe about ${subscriptions}: ${changed} had changed, ${failed} could not be asked.`);
    if (failed > 0) process.exitCode = 1;
  }),
);
