import { describe, expect, test } from "vitest";
import { openApiDocument } from "../src/openapi/openapi-document";
import { routeTable } from "../src/route-table";

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Get {
  readonly parameters?: readonly { readonly name?: string }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>
  >;
}

const { paths, components } = openApiDocument(routeTable, ["https://gfledger.ca"]) as unknown as {
  readonly paths: Readonly<Record<string, { readonly get?: Get }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;

/** The lists of a path's answer. */
function listsOf(get: Get): string[] {
  const answer = resolved(get.responses["200"]?.content?.["application/json"]?.schema ?? {});
  if (answer.type === "array") return ["all of it"];
  const properties = Object.entries(answer.properties ?? {});
  return properties.filter(([, field]) => resolved(field).type === "array").map(([name]) => name);
}

const LISTING = Object.entries(paths).flatMap(([path, { get }]) =>
  get && listsOf(get).length > 0 ? [{ path, get }] : [],
);
const isPaged = ({ parameters = [] }: Get) =>
  ["page", "perPage"].every((asked) => parameters.some(({ name }) => name === asked));

/** Lists that are answered whole, and what bounds each. */
const WHOLE: Readonly<Record<string, string>> = {
  "/api/receipts/{id}": "500 items of a receipt (api-71)",
  "/api/receipts/{id}/matching": "500 items of a receipt (api-71)",
  "/api/receipt-drafts": "the newest hundred, with the number of the others",
  "/api/receipt-drafts/to-check": "a hundred drafts, with the number of the others",
  "/api/receipt-drafts/parts": "a fixed number of drafts is compared",
  "/api/products/{barcode}": "a package's own words, cut as they come in",
  "/api/tax-report/products/merge/preview": "the rows of the products that are merged",
  "/api/matching": "a few candidates of one line",
  "/api/people": "50 people (api-46)",
  "/api/people/shares": "50 people, and the categories",
  "/api/tax-report/line-items/{id}/allocations": "50 people",
  "/api/claims": "200 claims (api-46)",
  "/api/claims/{id}/best-period": "a household's 50 people",
  "/api/claims/{id}/worth": "a household's 50 people",
  "/api/claims/{id}/checklist": "a household's 50 people, and the months of a year",
  "/api/claims/{id}/return-lines": "the lines of a form, for 50 people",
  "/api/exchange-rates": "5,000 rates (api-46)",
  "/api/claims/{id}/rates": "200 converted amounts, and the days of a year",
  "/api/shares": "a hundred links of a claim (accounts-92)",
  "/api/account/api-keys": "as many keys as an account may have",
  "/api/account/grants": "as many keys, links, members and passkeys as an account may have",
  "/api/account/passkeys": "20 passkeys",
  "/api/account/sessions": "the sign-ins of 30 days, which are counted (api-18)",
  "/api/account/shares": "a hundred links of each claim (accounts-92)",
  "/api/household": "20 members and invitations",
  "/api/household/accounts": "the accounts that invited somebody",
  "/api/mail-in": "50 senders, and the last 10 mails",
  "/api/price-book/walk": "50 stops",
  "/api/tax-report/years": "the years that a person has",
  "/api/tax-report/summary": "the categories",
  "/api/tax-report/missing-sizes": "a fixed number of products",
  "/api/imports": "the last 200 imports",
  "/api/account/sign-ons": "the providers of this installation",
  "/api/webhooks": "an account's few webhooks",
  "/api/webhooks/{id}/deliveries": "the last 100 messages (api-40)",
};

describe("api-47 api-76 lists", () => {
  test("are answered in pages, or have a bound of their own that is named here", () => {
    const unpaged = LISTING.filter(({ get }) => !isPaged(get)).map(({ path }) => path);
    expect(unpaged.sort()).toEqual(Object.keys(WHOLE).sort());
  });

  test.each([
    "/api/adjustments",
    "/api/claims/{id}/changes",
    "/api/claims/{claimId}/comments",
    "/api/corrections",
    "/api/expenses",
    "/api/price-book",
    "/api/receipts",
    "/api/tax-report/gf-receipts",
    "/api/tax-report/products",
  ])("that grow with use are answered in pages: %s", (path) => {
    expect(LISTING.filter((one) => one.path === path).map(({ get }) => isPaged(get))).toEqual([true]);
  });
});
