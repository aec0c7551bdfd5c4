export interface SpecifiedRow {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly access: "public" | "signed-in";
  /** A valid body or query; absent for calls that take none. */
  readonly json?: Readonly<Record<string, unknown>>;
  readonly query?: string;
  /** Inputs that are wrong; each is refused with 400. */
  readonly malformed?: readonly (Readonly<Record<string, unknown>> | string)[];
  /** Fields that a right answer has. */
  readonly answers: readonly string[];
  /** The path names something that belongs to one person. */
  readonly owned?: true;
}

const prices = [
  { customRegularPrice: -1 },
  { customRegularPrice: "abc" },
  { customRegularPrice: "1e3" },
  { customRegularPrice: true },
];
const selections = [{}, { isSelected: "true" }, { isSelected: null }];
const years = ["?year=99999", "?year=NaN", "?year=", "", "?year=20.26"];
const emails = [{ email: "nobody" }, { email: 5 }, {}];

const seenPrice = { productName: "White Bread", price: 3.29, size: 675, unit: "g", seenOn: "2026-03-14" };
const seenPrices = [
  {},
  { ...seenPrice, seenOn: undefined },
  { ...seenPrice, seenOn: "2999-01-01" },
  { ...seenPrice, size: 0 },
  { ...seenPrice, currency: "EUR" },
  { ...seenPrice, price: -1 },
];

const child = { name: "Mia", relation: "child", birthDate: "2014-05-05", celiac: true };
const wrongPeople = [
  {},
  { ...child, name: "" },
  { ...child, birthDate: "2999-01-01" },
  { ...child, relation: "cousin" },
  { ...child, relation: "self" },
  { ...child, netIncomeByYear: { "2025": -1 } },
  { ...child, shoeSize: 43 },
];
const NOBODY = "00000000-0000-7000-8000-00000000dead";
const wrongShares = [
  {},
  { shares: "half" },
  { shares: [{ personId: NOBODY, share: 1.1 }] },
  { shares: [{ personId: NOBODY, share: 0 }] },
  { shares: [{ personId: "nobody", share: 1 }] },
];

const reimbursement = { kind: "reimbursement", date: "2026-03-14", amount: 20, note: "Health plan" };
const wrongAdjustments = [
  {},
  { ...reimbursement, amount: -1 },
  { ...reimbursement, amount: undefined },
  { ...reimbursement, kind: "gift" },
  { ...reimbursement, date: "2999-01-01" },
  { ...reimbursement, miles: 12 },
  { ...reimbursement, kind: "mileage" },
  { ...reimbursement, kind: "correction", note: "" },
  { ...reimbursement, currency: "EUR" },
];
const dentist = { date: "2026-03-14", amount: 240, what: "Dentist" };
const wrongExpenses = [
  {},
  { ...dentist, amount: 0 },
  { ...dentist, what: " " },
  { ...dentist, date: "2999-01-01" },
  { ...dentist, date: "14 March" },
];
const dayRate = { method: "daily", date: "2026-03-13", cadPerUsd: 1.4412, source: "bankofcanada.ca" };

const CLAIM_FIELDS = ["id", "taxYear", "status", "period", "worthInputs", "snapshotSha256"];
const wrongClaims = [
  { period: { from: "2025-12-01", to: "2026-12-31" } },
  { period: { from: "2026-12-31", to: "2026-01-01" } },
  { period: "2026" },
  { worthInputs: { province: "XX" } },
  { worthInputs: { partners: [{ personId: NOBODY, workIncome: -1 }] } },
  { exchangeMethod: "guess" },
];
const wrongReasons = [{ why: "" }, { why: 5 }];

const IMPORTED = {
  fileName: "groceries.csv",
  file: btoa("Date,Product,Price\n2026-03-14,GF Bread,7.49\n"),
};
const IMPORT_MAPPING = {
  headingRow: 1,
  columns: { purchaseDate: 0, name: 1, price: 2 },
  dateOrder: "ymd",
  decimal: ".",
  pricesAreEach: false,
};
const wrongImports = [
  {},
  { ...IMPORTED, file: "" },
  { ...IMPORTED, file: btoa("%PDF-1.7") },
  { ...IMPORTED, mapping: { ...IMPORT_MAPPING, dateOrder: "month" } },
  { ...IMPORTED, mapping: { ...IMPORT_MAPPING, columns: { colour: 3 } } },
];
const IMPORT_FIELDS = ["id", "fileName", "lineItemCount", "remainingCount", "undoneAt"];

/** api-1's table, each row with what a right and a wrong call look like. */
export const SPECIFIED_ROWS: readonly SpecifiedRow[] = [
  { method: "GET", path: "/api/user", access: "signed-in", answers: ["id", "email"] },
  {
    method: "POST",
    path: "/api/login",
    access: "public",
    answers: ["email"],
    malformed: [{ email: "nobody", password: "long enough" }, { email: "a@b.ca", password: "short" }, {}],
  },
  {
    method: "POST",
    path: "/api/register",
    access: "public",
    answers: ["authStatus", "email", "user"],
    malformed: [...emails, { email: "a@b.ca", password: "alllowercase1" }],
  },
  { method: "POST", path: "/api/logout", access: "public", answers: [] },
  {
    method: "POST",
    path: "/api/reset-password/request",
    access: "public",
    answers: [],
    malformed: emails,
  },
  { method: "POST", path: "/api/auth/magic-link", access: "public", answers: [], malformed: emails },
  {
    method: "POST",
    path: "/api/auth/verify-token",
    access: "public",
    answers: ["message", "isNewUser", "user", "redirectTo"],
    malformed: [{}, { token: "x" }, { email: "a@b.ca" }, { token: 5, email: "a@b.ca" }],
  },
  {
    method: "GET",
    path: "/api/auth/token-verify-test",
    access: "public",
    query: "?token=x&email=a%40b.ca",
    answers: ["found", "emailMatches", "isExpired"],
    malformed: ["", "?token=x", "?email=a%40b.ca"],
  },
  {
    method: "POST",
    path: "/api/chat/message",
    access: "public",
    json: { message: "How is the extra cost worked out?", email: "ada@example.com" },
    answers: ["reply"],
    malformed: [{}, { message: "", email: "a@b.ca" }, { message: "hello", email: "nobody" }],
  },
  {
    method: "POST",
    path: "/api/test/email",
    access: "public",
    json: { email: "ada@example.com" },
    answers: ["message"],
    malformed: emails,
  },
  {
    method: "GET",
    path: "/api/subscription-status",
    access: "signed-in",
    answers: ["isPremium", "isSubscribed", "subscription"],
  },
  {
    method: "GET",
    path: "/api/payments/subscription",
    access: "signed-in",
    answers: ["isPremium", "isSubscribed", "subscription"],
  },
  {
    method: "POST",
    path: "/api/payments/create-subscription",
    access: "signed-in",
    answers: ["clientSecret"],
  },
  { method: "POST", path: "/api/payments/cancel-subscription", access: "signed-in", answers: [] },
  {
    method: "POST",
    path: "/api/receipts",
    access: "signed-in",
    answers: ["id", "items", "storeLocation", "purchaseDate"],
    malformed: [{}, { base64Image: 5 }, { base64Image: "" }, { base64Image: "bm90IGFuIGltYWdl" }],
  },
  {
    method: "GET",
    path: "/api/receipts",
    access: "signed-in",
    answers: ["receipts", "stores", "years", "totalItems"],
    malformed: ["?page=0", "?status=lost", "?year=soon"],
  },
  {
    method: "GET",
    path: "/api/receipts/{id}",
    access: "signed-in",
    answers: ["id", "items"],
    owned: true,
  },
  {
    method: "POST",
    path: "/api/receipts/{id}/confirm",
    access: "signed-in",
    answers: ["logsCreated"],
    malformed: [
      { virtualItems: "all" },
      { virtualItems: [{ productName: "x", price: "NaN" }] },
      { purchaseDate: "2026-02-30" },
    ],
    owned: true,
  },
  {
    method: "PUT",
    path: "/api/receipt-items/{id}/selection",
    access: "signed-in",
    json: { isSelected: true },
    answers: ["id", "matchedProduct", "isSelected"],
    malformed: selections,
    owned: true,
  },
  {
    method: "PUT",
    path: "/api/receipts/{receiptId}/items/{index}/selection",
    access: "signed-in",
    json: { isSelected: true, productName: "GF Crackers", price: "4.99" },
    answers: ["id", "matchedProduct", "isSelected"],
    malformed: selections,
    owned: true,
  },
  {
    method: "PUT",
    path: "/api/receipt-items/{id}/regular-price",
    access: "signed-in",
    json: { customRegularPrice: 2.5 },
    answers: ["customRegularPrice"],
    malformed: prices,
    owned: true,
  },
  {
    method: "PUT",
    path: "/api/receipts/{receiptId}/items/{index}/regular-price",
    access: "signed-in",
    json: { customRegularPrice: "2.50", productName: "GF Crackers", price: 4.99 },
    answers: ["customRegularPrice"],
    malformed: prices,
    owned: true,
  },
  {
    method: "PUT",
    path: "/api/receipt-items/{id}/details",
    access: "signed-in",
    json: { productName: "GF Seed Crackers", price: 4.79 },
    answers: ["productName", "price"],
    malformed: [{ productName: "x" }, { price: 1 }, { productName: "", price: 1 }],
    owned: true,
  },
  {
    method: "PUT",
    path: "/api/products/{productId}/price",
    access: "signed-in",
    json: { customPrice: 3.29 },
    answers: ["productId", "customPrice"],
    malformed: [{}, { customPrice: -1 }, { customPrice: "x" }],
  },
  {
    method: "GET",
    path: "/api/price-book",
    access: "signed-in",
    answers: ["observations", "totalItems"],
    malformed: ["?page=0", "?perPage=101"],
  },
  {
    method: "POST",
    path: "/api/price-book",
    access: "signed-in",
    json: seenPrice,
    answers: ["id", "productName", "price", "seenOn"],
    malformed: seenPrices,
  },
  {
    method: "GET",
    path: "/api/price-book/checklist",
    access: "signed-in",
    query: "?year=2026",
    answers: ["comparators", "carrying80Percent", "restingOn"],
    malformed: years,
  },
  {
    method: "PUT",
    path: "/api/price-book/{id}",
    access: "signed-in",
    json: seenPrice,
    answers: ["id", "productName", "price"],
    malformed: seenPrices,
    owned: true,
  },
  {
    method: "POST",
    path: "/api/price-book/{id}/apply",
    access: "signed-in",
    json: { preview: true },
    answers: ["applied", "changes"],
    malformed: [{ preview: "yes" }],
    owned: true,
  },
  { method: "DELETE", path: "/api/price-book/{id}", access: "signed-in", answers: [], owned: true },
  {
    method: "GET",
    path: "/api/people",
    access: "signed-in",
    query: "?year=2025",
    answers: ["year", "people"],
    malformed: years.filter((one) => one !== ""),
  },
  {
    method: "POST",
    path: "/api/people",
    access: "signed-in",
    json: child,
    answers: ["id", "name", "relation", "claimLine", "uses"],
    malformed: wrongPeople,
  },
  {
    method: "PUT",
    path: "/api/people/{id}",
    access: "signed-in",
    json: child,
    answers: ["id", "name", "netIncomeByYear"],
    malformed: wrongPeople,
    owned: true,
  },
  { method: "DELETE", path: "/api/people/{id}", access: "signed-in", answers: ["id", "gone"], owned: true },
  { method: "GET", path: "/api/adjustments", access: "signed-in", answers: ["adjustments", "rules"] },
  {
    method: "POST",
    path: "/api/adjustments",
    access: "signed-in",
    json: reimbursement,
    answers: ["id", "kind", "amount", "rule"],
    malformed: wrongAdjustments,
  },
  {
    method: "PUT",
    path: "/api/adjustments/{id}",
    access: "signed-in",
    json: reimbursement,
    answers: ["id", "kind", "amount", "rule"],
    malformed: wrongAdjustments,
    owned: true,
  },
  { method: "DELETE", path: "/api/adjustments/{id}", access: "signed-in", answers: ["id"], owned: true },
  { method: "GET", path: "/api/expenses", access: "signed-in", answers: ["expenses", "totals"] },
  {
    method: "POST",
    path: "/api/expenses",
    access: "signed-in",
    json: dentist,
    answers: ["id", "date", "amount", "what"],
    malformed: wrongExpenses,
  },
  {
    method: "PUT",
    path: "/api/expenses/{id}",
    access: "signed-in",
    json: dentist,
    answers: ["id", "date", "amount", "what"],
    malformed: wrongExpenses,
    owned: true,
  },
  { method: "DELETE", path: "/api/expenses/{id}", access: "signed-in", answers: ["id"], owned: true },
  { method: "GET", path: "/api/exchange-rates", access: "signed-in", answers: ["rates"] },
  {
    method: "PUT",
    path: "/api/exchange-rates",
    access: "signed-in",
    json: dayRate,
    answers: ["id", "method", "date", "cadPerUsd", "source"],
    malformed: [
      {},
      { ...dayRate, cadPerUsd: 13.978 },
      { ...dayRate, source: " " },
      { ...dayRate, date: "2999-01-01" },
      { ...dayRate, method: "guess" },
    ],
  },
  { method: "DELETE", path: "/api/exchange-rates/{id}", access: "signed-in", answers: ["id"], owned: true },
  {
    method: "GET",
    path: "/api/claims/{id}/rates",
    access: "signed-in",
    answers: ["method", "needed", "converted"],
    owned: true,
  },
  { method: "GET", path: "/api/claims", access: "signed-in", answers: ["claims"] },
  {
    method: "POST",
    path: "/api/claims",
    access: "signed-in",
    json: { taxYear: 2025 },
    answers: CLAIM_FIELDS,
    malformed: [{}, { taxYear: "next" }, { taxYear: 1800 }],
  },
  { method: "GET", path: "/api/claims/{id}", access: "signed-in", answers: CLAIM_FIELDS, owned: true },
  {
    method: "PUT",
    path: "/api/claims/{id}",
    access: "signed-in",
    json: { period: { from: "2025-06-01", to: "2026-05-31" }, worthInputs: { province: "ON" } },
    answers: CLAIM_FIELDS,
    malformed: wrongClaims,
    owned: true,
  },
  { method: "DELETE", path: "/api/claims/{id}", access: "signed-in", answers: ["id"], owned: true },
  {
    method: "GET",
    path: "/api/claims/{id}/best-period",
    access: "signed-in",
    answers: ["best", "asked", "missingRates"],
    owned: true,
  },
  {
    method: "GET",
    path: "/api/claims/{id}/worth",
    access: "signed-in",
    answers: ["worth", "upTo", "sections", "asked"],
    owned: true,
  },
  {
    method: "GET",
    path: "/api/claims/{id}/checklist",
    access: "signed-in",
    answers: ["entries", "next", "amountToClaim"],
    owned: true,
  },
  {
    method: "GET",
    path: "/api/claims/{id}/changes",
    access: "signed-in",
    answers: ["difference", "recorded", "waysToReport"],
    owned: true,
  },
  {
    method: "POST",
    path: "/api/claims/{id}/file",
    access: "signed-in",
    json: { why: "Sent with the return" },
    answers: CLAIM_FIELDS,
    malformed: wrongReasons,
    owned: true,
  },
  {
    method: "POST",
    path: "/api/claims/{id}/adjust",
    access: "signed-in",
    json: { why: "Reported" },
    answers: CLAIM_FIELDS,
    malformed: wrongReasons,
    owned: true,
  },
  {
    method: "GET",
    path: "/api/people/shares",
    access: "signed-in",
    answers: ["household", "inForce", "categories", "lineItems"],
  },
  {
    method: "PUT",
    path: "/api/people/shares",
    access: "signed-in",
    json: { category: "Snacks", shares: [] },
    answers: ["household", "inForce", "categories", "lineItems"],
    malformed: wrongShares,
  },
  {
    method: "GET",
    path: "/api/tax-report/line-items/{id}/allocations",
    access: "signed-in",
    answers: ["lineItemId", "shares", "from"],
    owned: true,
  },
  {
    method: "PUT",
    path: "/api/tax-report/line-items/{id}/allocations",
    access: "signed-in",
    json: { shares: [] },
    answers: ["lineItemId", "shares", "from"],
    malformed: wrongShares,
    owned: true,
  },
  { method: "GET", path: "/api/imports", access: "signed-in", answers: ["imports"] },
  {
    method: "POST",
    path: "/api/imports/preview",
    access: "signed-in",
    json: IMPORTED,
    answers: ["fileSha256", "columns", "mapping", "questions", "rows", "faults", "duplicates"],
    malformed: wrongImports,
  },
  {
    method: "POST",
    path: "/api/imports",
    access: "signed-in",
    json: { ...IMPORTED, mapping: IMPORT_MAPPING },
    answers: IMPORT_FIELDS,
    malformed: [...wrongImports, IMPORTED],
  },
  {
    method: "POST",
    path: "/api/imports/{id}/undo",
    access: "signed-in",
    answers: IMPORT_FIELDS,
    owned: true,
  },
  { method: "GET", path: "/api/tax-report/gf-receipts", access: "signed-in", answers: ["receipts"] },
  {
    method: "POST",
    path: "/api/tax-report/line-items",
    access: "signed-in",
    json: { product_name: "GF Bread", gf_price: 7.49, purchase_date: "2026-03-14" },
    answers: ["id", "customProductName", "price", "originalPrice"],
    malformed: [{}, { product_name: "x", gf_price: -1, purchase_date: "2026-03-14" }],
  },
  {
    method: "PUT",
    path: "/api/tax-report/line-items/{id}",
    access: "signed-in",
    json: { gf_price: "8.00", non_gf_equiv_price: 3.5, savings: 99 },
    answers: ["id", "price", "originalPrice", "priceDifference"],
    malformed: [{ gf_price: -1 }, { gf_price: "x" }, { category: "Furniture" }],
    owned: true,
  },
  {
    method: "DELETE",
    path: "/api/tax-report/line-items/{id}",
    access: "signed-in",
    answers: [],
    owned: true,
  },
  {
    method: "GET",
    path: "/api/tax-report/summary",
    access: "signed-in",
    query: "?year=2026",
    answers: ["categories", "grandTotals"],
    malformed: years,
  },
  { method: "GET", path: "/api/tax-report/years", access: "signed-in", answers: ["years", "currentYear"] },
  {
    method: "GET",
    path: "/api/tax-report/download",
    access: "signed-in",
    query: "?year=2026",
    answers: [],
    malformed: years,
  },
];

export const addressOf = ({ method, path }: Pick<SpecifiedRow, "method" | "path">) => `${method} ${path}`;
