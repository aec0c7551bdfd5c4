import { API_KEY_PREFIX } from "@gf-ledger/domain/account/api-key-prefix";
import { sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import { LOCALES } from "@gf-ledger/domain/edition/locale";
import type { RestRoute } from "../rest-route";
import { accountDataPaths } from "./account-data-operations";
import { claimDocumentPaths } from "./claim-document-operations";
import { errorSchema, failureComponents } from "./failure-answers";
import type { JsonSchema } from "./json-schema";
import { operationOf } from "./operation";
import { webhookMessages } from "./webhook-messages";

const DESCRIPTION = `Everything the product does, over REST.

**Signing in.** Either the session cookie of the website, or an API key (\`Authorization: Bearer ${API_KEY_PREFIX}…\`) made on the account page. A key of scope \`read\` makes the calls that change nothing, one of scope \`write\` the others; it has an end, one year from its making at the latest. A key made for one tax year makes only the calls that name that year, or a line item, entry, exchange rate, import or claim of it; \`GET /api/user\` tells a key's scopes and year. Calls of the account itself, its keys, passwords, sessions, data and plan want the session.

**Money** is a number with at most two decimals; **dates** are \`YYYY-MM-DD\` without a time zone.

**Failures** answer \`{ "message", "code" }\`. Every answer carries \`X-Request-Id\`.

**Languages.** Sentences are in the language of \`Accept-Language\` (\`en\`, and \`fr\` on the Canadian edition), else in the one that the caller chose, else in English; \`Content-Language\` says which. Codes, fields and values are the same in all.`;

const TAGS: Readonly<Record<string, string>> = {
  "Sign-in": "By mailed link or by password.",
  Receipts: "A photo becomes a draft, a draft becomes line items.",
  "Receipt items": "The lines of a draft receipt.",
  Matching: "Gluten-free lines and their regular counterparts.",
  Products: "The catalogue of regular products.",
  Shares: "Read-only links to one claim, for an accountant.",
  Household: "Others who may use your records, and whose records you use.",
  "Price book": "Regular prices that you saw, and what a claim rests on.",
  "Tax report": "Line items and a year's report.",
  Webhooks:
    "Addresses that are told what happens in the account; the bodies of the messages are below `webhooks`.",
  Subscription: "The plan and its payment.",
  Account: "One's own account.",
  Help: "The assistant and the diagnostics.",
};

/**
 * The OpenAPI 3.1 document of a table of routes.
 * @param servers the addresses under which the API is reached, the caller's own first.
 */
export function openApiDocument(table: readonly RestRoute[], servers: readonly string[]) {
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, unknown>> = { ...accountDataPaths, ...claimDocumentPaths };
  for (const route of table) {
    const path = paths[route.path] ?? {};
    paths[route.path] = { ...path, [route.method.toLowerCase()]: operationOf(route, schemas) };
  }
  const tags = [...new Set(table.map(({ tag }) => tag))].map((name) => ({
    name,
    description: TAGS[name] ?? name,
  }));
  return {
    openapi: "3.1.0",
    info: {
      title: "GF Ledger API",
      version: "1.0.0",
      description: DESCRIPTION,
      license: { name: "Proprietary", url: `${servers[0]}/terms` },
      contact: { name: "GF Ledger", url: `${servers[0]}/` },
    },
    servers: servers.map((url) => ({ url })),
    tags,
    paths,
    webhooks: webhookMessages(),
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookieName(false),
          description: "The website's session. On https its name begins with `__Secure-`.",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          description: "An API key of the account page, of the scope that the call names.",
        },
      },
      headers: {
        ContentLanguage: {
          description: "The language of the answer's sentences.",
          schema: { type: "string", enum: [...LOCALES] },
        },
        RequestId: { description: "Names this call in the server's log.", schema: { type: "string" } },
      },
      schemas: { Error: errorSchema, ...schemas },
      responses: failureComponents(),
    },
  };
}
