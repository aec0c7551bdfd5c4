import { fillSampleAccount } from "@gf-ledger/api/demo/fill-sample-account";
import { SAMPLE_HOUSEHOLDS } from "@gf-ledger/api/demo/sample-households";
import { localOrigins } from "../../src/server/environment/settings";
import { print } from "../steps";
import { withServices } from "./command-services";
import { runAndExit } from "./run-and-exit";
import { sampleYear } from "./sample-year";

/**
 * `npm run demo`: fills three sample accounts, once: a year of receipts each, a household and the draft of its claim.
 */
runAndExit(() =>
  withServices(
    async (services, environment) => {
      if (environment.APP_ENV === "production") {
        throw new Error("Sample data do not belong into production.");
      }
      const origins = localOrigins(environment);
      const today = new Date();
      for (const household of SAMPLE_HOUSEHOLDS) {
        const { name, email, edition } = household;
        const year = sampleYear(today, edition);
        const { filled, receipts, lineItems } = await fillSampleAccount(services, year, household);
        print(
          `${name}, ${filled ? "filled" : "already filled"}: ${receipts} receipts, ${lineItems} line items, all sample data.`,
        );
        print(`  Sign in as ${email} at ${services.settings.appUrls[edition]}/login with a mailed link;`);
        print(`  the mail is shown at ${origins[edition]}/outbox, the claim at /claim.`);
      }
    },
    { silent: true },
  ),
);
