import type { Transaction } from "@gf-ledger/db/database";
import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import type { UserScope } from "../../gate/user-scope";
import { sharesAsColumn } from "../../items/verbs/shares-of-items";
import { fittingShares } from "../../people/verbs/write-shares";
import type { ReceiptRecord } from "../account-records";
import type { RowsToImport } from "../rules/rows-to-import";

/** Who eats the lines of drafts that come in, kept until their people came in too. */
export class DraftShares {
  private readonly given: { readonly itemId: string; readonly shares: readonly ShareView[] }[] = [];

  constructor(private readonly rows: RowsToImport) {}

  keep(records: readonly ReceiptRecord[]): void {
    for (const { id, shares } of records.flatMap(({ items }) => items)) {
      if (shares !== null) this.given.push({ itemId: id, shares });
    }
  }

  /** Writes them; what doesn't fit the household as it is here is left unsaid. */
  async finish(transaction: Transaction, scope: UserScope): Promise<void> {
    for (const { itemId, shares } of this.given) {
      const id = this.rows.idOf(itemId);
      const here = shares.map(({ personId, share }) => ({ personId: this.rows.idOf(personId) ?? "", share }));
      if (id === null || !(await fittingShares(transaction, scope, here)).ok) continue;
      await transaction.receiptItem.update({ where: { id }, data: { shares: sharesAsColumn(here) } });
    }
  }
}
