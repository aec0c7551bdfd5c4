import { fillSampleAccount, SAMPLE_EMAIL } from "@gf-ledger/api/demo/fill-sample-account";
import { localOrigins } from "../src/server/settings";
import { withServices } from "./command-services";
import { runCommand } from "./run-command";
import { sampleYear } from "./sample-year";
import { say } from "./steps";

/** `npm run demo`: fills an account of its own with a year of sample receipts, once. */
runCommand(() =>
  withServices(
    async (services, environment) => {
      if (environment.APP_ENV === "production") {
        throw new Error("Sample data do not belong into production.");
      }
      const { filled, receipts, lineItems } = await fillSampleAccount(services, sampleYear(new Date()));
      const origins = localOrigins(environment);
      say(
        `${filled ? "Filled" : "Already filled"}: ${receipts} receipts, ${lineItems} logged expenses, all sample data.`,
      );
      say(`Sign in as ${SAMPLE_EMAIL} at ${services.settings.appUrls.ca}/login with a mailed link;`);
      say(`the mail is shown at ${origins.ca}/outbox.`);
    },
    { silent: true },
  ),
);
