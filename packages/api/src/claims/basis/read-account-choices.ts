import type { Person } from "@gf-ledger/claim/people/person";
import { TAX_CHOICES } from "@gf-ledger/claim/sums/lines/tax-choices";
import type { Transaction } from "@gf-ledger/db/database";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { UserScope } from "../../gate/user-scope";
import { readAllocations, type SharesOf } from "../../people/queries/read-allocations";
import { readHousehold } from "../../people/queries/read-household";
import { type NamedProduct, productOf } from "../../products/product-names";

/** What an account says of all its line items: who eats them, which products they are, and whether tax counts. */
export interface AccountChoices {
  readonly people: readonly Person[];
  readonly sharesOf: SharesOf;
  readonly product: (name: string) => NamedProduct;
  readonly countTax: boolean;
}

/** Whether sales tax counts for this person: as they chose, otherwise by the edition's default (claim-9). */
async function countsTax(client: Transaction, { userId }: UserScope, edition: Edition): Promise<boolean> {
  const { countTax } = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: { countTax: true },
  });
  return countTax ?? TAX_CHOICES.some((row) => row.edition === edition && row.countsByDefault);
}

export async function readAccountChoices(
  client: Transaction,
  scope: UserScope,
  edition: Edition,
): Promise<AccountChoices> {
  const [people, sharesOf, product, countTax] = await Promise.all([
    readHousehold(client, scope),
    readAllocations(client, scope),
    productOf(client, scope),
    countsTax(client, scope, edition),
  ]);
  return { people, sharesOf, product, countTax };
}
