import type { Database } from "@gf-ledger/db/database";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import type { AddedLineItem } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { ApiContext } from "../context";
import { boughtLine, proposalColumns } from "../drafts/draft-receipt";
import type { ReceiptItemRow } from "../drafts/receipt-row";
import { kindReasonAfter } from "../items/rules/kind-reason-after";
import { pricedBySize } from "../prices/rules/priced-by-size";
import type { KnownSize } from "./queries/known-sizes";

/** For an item that is on no receipt. */
export const ON_NO_RECEIPT = {
  id: "",
  receiptId: "",
  position: 0,
  unit: "each",
  unitPrice: null,
  selected: true,
  glutenFree: true,
  confidence: 1,
  box: null,
  taxCode: null,
  articleCode: null,
  shares: null,
  kindNote: null,
  returnOfId: null,
  returnOf: null,
  regularShare: null,
  proposed: null,
  correctionId: null,
  correction: null,
  lineItem: null,
} as const;

/** For a purchase that was typed in or taken from a table. */
export type ProposedFrom = Pick<
  AddedLineItem,
  "name" | "quantity" | "price" | "size" | "unit" | "category" | "regularPrice"
> &
  Partial<Pick<AddedLineItem, "kind" | "kindNote">>;

type MatchedProduct = ReceiptItemRow["matchedProduct"];
/** The stored product of an id. */
export type ProductOf = (id: string) => Promise<MatchedProduct>;

export function storedProduct(database: Database): ProductOf {
  return (id) => database.product.findUnique({ where: { id } });
}

/**
 * What the matcher proposes for a purchase without a receipt, as the line of a receipt would have it. `known` is the
 * size of the product's package, for a purchase that says none.
 */
export async function proposedItem(
  { matcher, edition }: { readonly matcher: ApiContext["matcher"]; readonly edition: Edition },
  input: ProposedFrom,
  productOf: ProductOf,
  known: KnownSize | null,
): Promise<ReceiptItemRow> {
  const { name, quantity } = input;
  const proposal = await matcher.propose(boughtLine({ name, quantity, unit: "each" }), edition);
  const unsaid = proposal.size === null ? known : null;
  const given = input.size ? { size: input.size, sizeUnit: input.unit ?? null } : unsaid;
  const product = proposal.match?.product;
  const regular = product
    ? { average: product.price[edition], size: product.size, unit: product.unit }
    : null;
  const { scaledBy, ...columns } = proposalColumns(proposal);
  const priced = given ? pricedBySize(regular, { quantity, unit: "each", ...given }) : {};
  return {
    ...ON_NO_RECEIPT,
    ...columns,
    scaledBy: given || !proposal.scaledBy ? null : { ...proposal.scaledBy },
    ...given,
    cataloguePrice: priced.cataloguePrice ?? columns.cataloguePrice,
    kind: input.kind ?? columns.kind,
    kindReason: kindReasonAfter(columns, columns, kindSchema.parse(input.kind ?? columns.kind)),
    kindNote: input.kindNote ?? null,
    name,
    rawText: name,
    quantity,
    price: input.price,
    category: input.category ?? columns.category,
    customRegularPrice: input.regularPrice ?? null,
    matchedProduct: product ? await productOf(product.id) : null,
  };
}
