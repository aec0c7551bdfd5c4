import { NEEDED_FIELDS } from "@gf-ledger/domain/imports/import-fields";
import type { ImportMapping, ImportQuestion } from "@gf-ledger/domain/imports/import-mapping";

/** What a person has to answer before the rows can be read (reports-39). */
export function questionsOf({ columns, dateOrder, spending }: ImportMapping): ImportQuestion[] {
  const missing: ImportQuestion[] = NEEDED_FIELDS.filter((field) => typeof columns[field] !== "number");
  const questions = [...missing];
  if (dateOrder === null && typeof columns.purchaseDate === "number") questions.push("dateOrder");
  if (spending === null && typeof columns.price === "number") questions.push("spending");
  return questions;
}
