import { failureStatuses } from "./failure-answers";

const TAG = "Account";
/** No API key may make these calls (accounts-38). */
const SECURITY = [{ session: [] }];
const ZIP = { "application/zip": { schema: { type: "string", format: "binary" } } };
const HEADERS = { "X-Request-Id": { $ref: "#/components/headers/RequestId" } };

const failures = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]));

/** The two calls that carry a ZIP and not JSON: routes of their own stream them (accounts-40). */
export const accountDataPaths = {
  "/api/account/export": {
    get: {
      operationId: "account-export",
      tags: [TAG],
      summary: "Download everything that is kept of the account",
      description: "A ZIP with JSON and CSV files, made as it is sent.",
      security: SECURITY,
      parameters: [],
      responses: {
        200: { description: "The ZIP.", headers: HEADERS, content: ZIP },
        ...failures(failureStatuses({ method: "GET", access: "session", failures: [503] })),
      },
    },
  },
  "/api/account/import": {
    post: {
      operationId: "account-import",
      tags: [TAG],
      summary: "Import such a download into an account that holds nothing",
      description:
        "All of it or nothing. A caller that accepts `text/event-stream` is told how far it is: `progress` events (`done`, `total`), then one `imported` event or one `failure` event. An account that holds receipts, line items, people, prices or claims refuses it (409). `added` counts records of every kind; a claim that was filed comes as filed elsewhere.",
      security: SECURITY,
      parameters: [],
      requestBody: { required: true, content: ZIP },
      responses: {
        200: {
          description: "Done.",
          headers: HEADERS,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["message", "receipts", "lineItems", "added"],
                properties: {
                  message: { type: "string" },
                  receipts: { type: "integer", minimum: 0 },
                  lineItems: { type: "integer", minimum: 0 },
                  added: { type: "integer", minimum: 0 },
                },
              },
              example: {
                message: "Imported 2 receipts and 7 line items.",
                receipts: 2,
                lineItems: 7,
                added: 23,
              },
            },
            "text/event-stream": { schema: { type: "string" } },
          },
        },
        ...failures(
          failureStatuses({
            method: "POST",
            access: "session",
            body: "required",
            failures: [409, 422, 503],
          }),
        ),
      },
    },
  },
} as const;
