import type { ClaimDocuments, DocumentRow } from "./claim-documents";

/** The rows of a claim of which a part rests on estimates, the largest part first. */
export const rowsOnEstimates = ({ blocks }: Pick<ClaimDocuments, "blocks">): DocumentRow[] =>
  blocks
    .flatMap(({ rows }) => rows)
    .filter(({ restsOn }) => restsOn.estimate > 0)
    .sort((a, b) => b.restsOn.estimate - a.restsOn.estimate);
