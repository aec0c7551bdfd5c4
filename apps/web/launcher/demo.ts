import { fillSampleAccount, SAMPLE_EMAILS } from "@gf-ledger/api/demo/fill-sample-account";
import { EDITIONS } from "@gf-ledger/domain/edition/edition";
import { localOrigins } from "../src/server/settings";
import { withServices } from "./command-services";
import { runCommand } from "./run-command";
import { sampleYear } from "./sample-year";
import { say } from "./steps";

/** `npm run demo`: fills one sample account of each edition with a year of receipts, once. */
runCommand(() =>
  withServices(
    async (services, environment) => {
      if (environment.APP_ENV === "production") {
        throw new Error("Sample data do not belong into production.");
      }
      const origins = localOrigins(environment);
      const today = new Date();
      for (const edition of EDITIONS) {
        const year = sampleYear(today, edition);
        const { filled, receipts, lineItems } = await fillSampleAccount(services, year, edition);
        say(
          `${filled ? "Filled" : "Already filled"}: ${receipts} receipts, ${lineItems} line items, all sample data.`,
        );
        say(
          `  Sign in as ${SAMPLE_EMAILS[edition]} at ${services.settings.appUrls[edition]}/login with a mailed link;`,
        );
        say(`  the mail is shown at ${origins[edition]}/outbox.`);
      }
    },
    { silent: true },
  ),
);
