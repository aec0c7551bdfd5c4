import type { RestRoute } from "./rest-route";
import { accountRoutes } from "./routes/account/account-routes";
import { authRoutes } from "./routes/account/auth-routes";
import { calendarRoutes } from "./routes/account/calendar-routes";
import { confirmationRoutes } from "./routes/account/confirmation-routes";
import { householdRoutes } from "./routes/account/household-routes";
import { passkeyRoutes } from "./routes/account/passkey-routes";
import { signOnRoutes } from "./routes/account/sign-on-routes";
import { subscriptionRoutes } from "./routes/account/subscription-routes";
import { webhookRoutes } from "./routes/account/webhook-routes";
import { adjustmentRoutes } from "./routes/adjustment-routes";
import { claimRoutes } from "./routes/claim-routes";
import { helpRoutes } from "./routes/help-routes";
import { importRoutes } from "./routes/import-routes";
import { mailInRoutes } from "./routes/mail-in-routes";
import { peopleRoutes } from "./routes/people-routes";
import { priceBookRoutes } from "./routes/price-book-routes";
import { productRoutes } from "./routes/product-routes";
import { receiptRoutes } from "./routes/receipt-routes";
import { shareRoutes } from "./routes/share-routes";
import { taxReportRoutes } from "./routes/tax-report-routes";

/** Every REST call. Adding a route is adding a row. */
export const routeTable: readonly RestRoute[] = [
  ...authRoutes,
  ...receiptRoutes,
  ...productRoutes,
  ...peopleRoutes,
  ...claimRoutes,
  ...adjustmentRoutes,
  ...shareRoutes,
  ...householdRoutes,
  ...mailInRoutes,
  ...priceBookRoutes,
  ...taxReportRoutes,
  ...importRoutes,
  ...subscriptionRoutes,
  ...accountRoutes,
  ...confirmationRoutes,
  ...signOnRoutes,
  ...passkeyRoutes,
  ...calendarRoutes,
  ...webhookRoutes,
  ...helpRoutes,
];
