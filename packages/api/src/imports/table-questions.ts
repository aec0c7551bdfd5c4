import {
  type ImportMapping,
  type ImportQuestion,
  NEEDED_FIELDS,
} from "@gf-ledger/domain/imports/import-mapping";

/** What has to be said before the rows can be read (reports-39). */
export function questionsOf({ columns, dateOrder }: ImportMapping): ImportQuestion[] {
  const missing: ImportQuestion[] = NEEDED_FIELDS.filter((field) => typeof columns[field] !== "number");
  return dateOrder === null && typeof columns.purchaseDate === "number" ? [...missing, "dateOrder"] : missing;
}
