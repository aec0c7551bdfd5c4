import type { RestRoute } from "./rest-route";
import { accountRoutes } from "./routes/account-routes";
import { adjustmentRoutes } from "./routes/adjustment-routes";
import { authRoutes } from "./routes/auth-routes";
import { calendarRoutes } from "./routes/calendar-routes";
import { claimRoutes } from "./routes/claim-routes";
import { confirmationRoutes } from "./routes/confirmation-routes";
import { helpRoutes } from "./routes/help-routes";
import { householdRoutes } from "./routes/household-routes";
import { importRoutes } from "./routes/import-routes";
import { mailInRoutes } from "./routes/mail-in-routes";
import { passkeyRoutes } from "./routes/passkey-routes";
import { peopleRoutes } from "./routes/people-routes";
import { priceBookRoutes } from "./routes/price-book-routes";
import { productRoutes } from "./routes/product-routes";
import { receiptRoutes } from "./routes/receipt-routes";
import { shareRoutes } from "./routes/share-routes";
import { signOnRoutes } from "./routes/sign-on-routes";
import { subscriptionRoutes } from "./routes/subscription-routes";
import { taxReportRoutes } from "./routes/tax-report-routes";
import { webhookRoutes } from "./routes/webhook-routes";

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
