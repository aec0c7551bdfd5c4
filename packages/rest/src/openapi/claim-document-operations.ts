import { AUDIENCES } from "@gf-ledger/domain/documents/audience";
import { failureStatuses } from "./failure-answers";

const SECURITY = [{ session: [] }, { apiKey: ["read"] }];
const HEADERS = { "X-Request-Id": { $ref: "#/components/headers/RequestId" } };
const CLAIM = "0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11";

/** The documents of a claim: their path's last part, media type and what they are. */
const DOCUMENT_NAMES = [
  [
    "package",
    "application/zip",
    "A claim's package",
    "A ZIP with report, workbook, CSV files and a checklist, made as it is sent. It holds no photo: those stay with the person.",
  ],
  ["report.pdf", "application/pdf", "A claim's report", "A tagged PDF of letter size."],
  [
    "report.xlsx",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "A claim's workbook",
    "Sheets Summary, Items, Comparators, Evidence, Receipts, Adjustments, Lines of the return, Since filing and Changes; totals are formulas.",
  ],
] as const;

const failures = Object.fromEntries(
  failureStatuses({ method: "GET", access: "read", failures: [404, 409, 503] }).map((status) => [
    status,
    { $ref: `#/components/responses/Failure${status}` },
  ]),
);

/** An earlier version of a filed claim, as `GET /api/claims/{id}/changes` numbers them (claim-68). */
const VERSION = {
  name: "version",
  in: "query",
  required: false,
  description:
    "An earlier version of a claim that was adjusted: 1 is what was filed. Without it, the claim as it is.",
  schema: { type: "integer", minimum: 1 },
};

/** The two packages of a claim (claim-71). */
const AUDIENCE = {
  name: "for",
  in: "query",
  required: false,
  description:
    "Whom it is for: `authority` holds what proves the claim when the authority asks, `yourself` what it may be worth, what is not confirmed, fingerprints, changes and the checklist. Without it, everything.",
  schema: { type: "string", enum: AUDIENCES },
};

type DocumentRow = readonly [paper: string, mediaType: string, summary: string, description: string];

function operationOf(
  [document, mediaType, summary, description]: DocumentRow,
  of: {
    readonly noun: string;
    readonly tag: string;
    readonly security: readonly object[];
    readonly query: readonly object[];
  },
) {
  return {
    get: {
      operationId: `${of.noun}-${document.replace(".", "-")}`,
      tags: [of.tag],
      summary,
      description,
      security: of.security,
      parameters: [
        {
          name: "id",
          in: "path",
          required: true,
          schema: { type: "string", format: "uuid" },
          example: CLAIM,
        },
        ...of.query,
      ],
      responses: {
        200: {
          description: summary,
          headers: HEADERS,
          content: { [mediaType]: { schema: { type: "string", format: "binary" } } },
        },
        ...failures,
      },
    },
  };
}

const SUMMARY_CSV = [
  "summary.csv",
  "text/csv",
  "A claim's rows",
  "The first sheet of the workbook.",
] as const;
const SHOWN_TO = "To a browser that the link of this `id` let in, which its cookie shows.";

/** The calls that carry a claim's documents and not JSON: routes of their own stream them (claim-18, claim-26). */
export const claimDocumentPaths = {
  ...Object.fromEntries(
    DOCUMENT_NAMES.map((row) => [
      `/api/claims/{id}/${row[0]}`,
      operationOf(row, { noun: "claims", tag: "Claims", security: SECURITY, query: [VERSION, AUDIENCE] }),
    ]),
  ),
  ...Object.fromEntries(
    [...DOCUMENT_NAMES, SUMMARY_CSV].map(([document, mediaType, summary, description]) => [
      `/api/shares/{id}/${document}`,
      operationOf([document, mediaType, `${summary}, by a link`, `${description} ${SHOWN_TO}`], {
        noun: "shares",
        tag: "Shares",
        security: [],
        query: [],
      }),
    ]),
  ),
};
