import type { RestRoute } from "./rest-route";
import { authRoutes } from "./routes/auth-routes";
import { productRoutes } from "./routes/product-routes";
import { receiptRoutes } from "./routes/receipt-routes";
import { taxReportRoutes } from "./routes/tax-report-routes";

/** Every REST call. Adding a route is adding a row. */
export const routeTable: readonly RestRoute[] = [
  ...authRoutes,
  ...receiptRoutes,
  ...productRoutes,
  ...taxReportRoutes,
];
