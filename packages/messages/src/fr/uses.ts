import type { uses as english } from "../en/uses";
import type { Translation } from "../translation";

export const uses: Translation<typeof english> = {
  items: "{count, plural, one {# part d’un article} other {# parts d’articles}}",
  categories: "{count, plural, one {# part d’une catégorie} other {# parts de catégories}}",
  otherExpenses: "{count, plural, one {# autre dépense} other {# autres dépenses}}",
  adjustments: "{count, plural, one {# rajustement} other {# rajustements}}",
};
