import type { ClaimDocuments, DocumentBlock, DocumentsToWrite } from "./claim-documents";
import { documentWords } from "./document-words";

/** The names of people by their ids; an id that is gone stays an id. */
export function personNames({ people }: Pick<ClaimDocuments, "people">): (personId: string) => string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (personId) => names.get(personId) ?? personId;
}

type OfReturn = Pick<ClaimDocuments, "people" | "returnLines" | "filed">;

/** On whose return the claim goes; nobody on a joint one, and while that is not known or hangs on a tax not entered. */
export function claimantOf({ people, returnLines, filed }: OfReturn) {
  const hangsOnTax = filed === null && returnLines.estimate.claimant?.why === "if-there-is-tax";
  return hangsOnTax ? undefined : people.find(({ id }) => id === returnLines.claimantId);
}

/** Whose name the papers bear: that of the person on whose return the claim goes, or else of the account's owner. */
export function claimantName(documents: OfReturn): string {
  const owner = documents.people.find(({ relation }) => relation === "self");
  return (claimantOf(documents) ?? owner)?.name ?? "";
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
