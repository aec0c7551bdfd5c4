import type { ReadingIssue } from "../reading/receipt-reading";

/**
 * What of a receipt's reading is still asked: a row that was left out is not, once an item was added for it
 * (reading-121). An added item keeps the name that it was added with as its `rawText`, whatever it is called later; each
 * stands for one row.
 */
export function openIssues(
  issues: readonly ReadingIssue[],
  items: readonly { readonly rawText: string }[],
): ReadingIssue[] {
  const added = items.map(({ rawText }) => rawText);
  return issues.filter(({ row }) => {
    const at = row ? added.indexOf(row.name) : -1;
    if (at >= 0) added.splice(at, 1);
    return at < 0;
  });
}
