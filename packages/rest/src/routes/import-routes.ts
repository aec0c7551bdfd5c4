import type { RestRoute } from "../rest-route";

const IMPORT = "9a3f6d2c-1b4e-4c7a-8d5f-0e1a2b3c4d5e";
/** `Date,Product,Price` and one row, as base64. */
const FILE = {
  fileName: "groceries.csv",
  file: "RGF0ZSxQcm9kdWN0LFByaWNlCjIwMjYtMDMtMTQsR0YgQnJlYWQsNy40OQo=",
};
const MAPPING = {
  headingRow: 1,
  columns: { purchaseDate: 0, name: 1, price: 2 },
  dateOrder: "ymd",
  decimal: ".",
  pricesAreEach: false,
};

/** Tables of other tools (reports-37). */
export const importRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/api/imports",
    procedure: "imports.list",
    access: "read",
    tag: "Imports",
    summary: "The files that were taken in, newest first",
  },
  {
    method: "POST",
    path: "/api/imports/preview",
    procedure: "imports.preview",
    access: "write",
    tag: "Imports",
    summary: "What a CSV or XLSX of another tool says, before anything is saved",
    description:
      "`file` is the file as base64, at most 5 MB and 20,000 rows. Without `mapping` the columns are guessed; the answer's `mapping` is changed and sent again. `questions` names what has to be said first, such as the order of day and month. Nothing is stored.",
    body: "required",
    failures: [413, 422, 503],
    example: { body: FILE },
  },
  {
    method: "POST",
    path: "/api/imports",
    procedure: "imports.make",
    access: "write",
    tag: "Imports",
    summary: "Take a CSV or XLSX of another tool in, whole or not at all",
    description:
      "With the `mapping` of the preview. Rows that are in the records already are left out unless `withDuplicates` is set; rows with faults refuse the whole unless `withoutFaults` is set. The same file with the same mapping, sent again, answers the import that is there.",
    body: "required",
    failures: [409, 413, 422, 503],
    example: { body: { ...FILE, mapping: MAPPING, withoutFaults: true } },
  },
  {
    method: "POST",
    path: "/api/imports/{id}/undo",
    procedure: "imports.undo",
    access: "write",
    tag: "Imports",
    summary: "Take an import back, with all of its line items",
    failures: [404],
    example: { params: { id: IMPORT } },
  },
  {
    method: "POST",
    path: "/api/imports/{id}/restore",
    procedure: "imports.restore",
    access: "write",
    tag: "Imports",
    summary: "Bring back an import undone a moment ago",
    description:
      "Within a minute, with its line items as they were, unless the file was taken in again since.",
    failures: [404],
    example: { params: { id: IMPORT } },
  },
];
