import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { differenceSentence } from "@gf-ledger/messages/claim-sums";
import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";

/** Why the category totals and the claim differ, in one line; `null` where they agree (claim-3). */
export function categoryTotalsNote(documents: ClaimDocuments): string | null {
  const { belowCategoryTotalsCents, countTax, locale, blocks } = documents;
  if (belowCategoryTotalsCents === null) return null;
  const rows = blocks.flatMap((block) => block.rows);
  const tax = (of: (row: (typeof rows)[number]) => number) =>
    dollarsFromCents(rows.reduce((sum, row) => sum + of(row), 0));
  return differenceSentence(
    {
      belowCategoryTotals: dollarsFromCents(belowCategoryTotalsCents),
      countsTax: countTax,
      totalTax: tax(({ priceTaxCents }) => priceTaxCents),
      totalRegularTax: tax(({ regularTaxCents }) => regularTaxCents),
    },
    { locale, t: documentWords(documents).sums },
  );
}
