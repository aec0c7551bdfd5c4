import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/categories";
import { categorySchema } from "@gf-ledger/domain/category/category";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import { receiptItemViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import type { ReceiptItemRow } from "../../drafts/receipt-row";
import type { KnownPrices } from "../known-prices";
import type { BoughtAmount } from "./bought-amount";
import { type ChosenPrice, choosePrice } from "./choose-price";
import type { AverageProduct } from "./evidence-of";

/**
 * The average price of the product's package, in cents of the receipt's currency, and where that figure comes
 * from.
 */
export function averageOf(product: NonNullable<ReceiptItemRow["matchedProduct"]>, currency: Currency) {
  return editionOfCurrency(currency) === "ca"
    ? { price: product.priceCa, source: product.sourceCa, asOf: product.asOfCa, estimate: product.estimateCa }
    : {
        price: product.priceUs,
        source: product.sourceUs,
        asOf: product.asOfUs,
        estimate: product.estimateUs,
      };
}

/** The catalogue counts in g, ml and pieces. */
const unitOfProduct = (unit: string) => unitSchema.parse(unit === "each" ? "piece" : unit);

function averageProductOf(
  { matchedProduct: product }: ReceiptItemRow,
  currency: Currency,
): AverageProduct | null {
  if (!product) return null;
  const { id, name, size, unit } = product;
  return { id, name, size, unit: unitOfProduct(unit), ...averageOf(product, currency) };
}

type Measured = Pick<ReceiptItemRow, "quantity" | "unit" | "size" | "sizeUnit" | "scaledBy">;

/** How much of an item was bought; its size is the one on the item, or the one that the line prints. */
export function boughtAmountOf(item: Measured): BoughtAmount {
  const quantity = Math.abs(item.quantity);
  if (item.unit !== "each")
    return { quantity: 1, size: quantity, unit: unitSchema.parse(item.unit), soldByWeight: true };
  if (item.size !== null)
    return { quantity, size: item.size, unit: unitSchema.parse(item.sizeUnit), soldByWeight: false };
  const printed = receiptItemViewSchema.shape.scaledBy.parse(item.scaledBy);
  return { quantity, size: printed?.toSize ?? null, unit: printed?.unit ?? null, soldByWeight: false };
}

/** prices-6: the regular price that this item is compared with, and what it was chosen from (prices-22). */
export function regularPriceOf(item: ReceiptItemRow, known: KnownPrices, currency: Currency): ChosenPrice {
  const line = {
    price: item.price,
    receiptItemId: item.id,
    category: categorySchema.catch(DEFAULT_CATEGORY).parse(item.category),
    kind: kindSchema.parse(item.kind),
    customRegularPrice: item.customRegularPrice,
    bought: boughtAmountOf(item),
    product: averageProductOf(item, currency),
    cataloguePrice: item.cataloguePrice,
    scaled: item.scaledBy !== null && item.size === null,
  };
  return choosePrice(line, known, editionOfCurrency(currency));
}
