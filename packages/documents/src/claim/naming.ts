import type { ClaimDocuments, DocumentBlock, DocumentsToWrite } from "./claim-documents";
import { documentWords } from "./document-words";

/** The names of people by their ids; an id that is gone stays an id. */
export function personNames({ people }: Pick<ClaimDocuments, "people">): (personId: string) => string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (personId) => names.get(personId) ?? personId;
}

/** On whose return the claim goes; the account's owner on a joint return, and while that is not known or hangs on a tax that was not entered. */
export function claimantName({
  people,
  returnLines,
  filed,
}: Pick<ClaimDocuments, "people" | "returnLines" | "filed">): string {
  const hangsOnTax = filed === null && returnLines.estimate.claimant?.why === "if-there-is-tax";
  const claimant = hangsOnTax ? undefined : people.find(({ id }) => id === returnLines.claimantId);
  return (claimant ?? people.find(({ relation }) => relation === "self"))?.name ?? "";
}

/** The line of the return that a block goes on: "Line 33199, Tom". */
export function blockTitle(documents: ClaimDocuments, block: DocumentBlock): string {
  const { common } = documentWords(documents);
  if (documents.edition === "us") return common("block.us");
  const line = common(`block.${block.line ?? "none"}`);
  return block.line === "33099" ? line : `${line}, ${block.personIds.map(personNames(documents)).join(", ")}`;
}

/** What the papers are called, with their year and whom they are for. */
export function documentTitle(documents: Pick<DocumentsToWrite, "locale" | "taxYear" | "audience">): string {
  const { report } = documentWords(documents);
  const title = `${report("title")} ${documents.taxYear}`;
  return documents.audience === undefined
    ? title
    : `${title} · ${report(`audience.${documents.audience}.name`)}`;
}
