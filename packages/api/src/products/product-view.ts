import type { CatalogueProduct } from "@gf-ledger/catalogue/matcher";
import { productNameIn } from "@gf-ledger/catalogue/product-name";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { ProductView } from "@gf-ledger/domain/matching/matching-view";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { describePriceOrigin } from "../prices/views/describe-price-basis";

/** A catalogue product with the edition's prices, and where those come from, named as the reader knows it. */
export function productView(product: CatalogueProduct, edition: Edition, locale: Locale): ProductView {
  const { source, asOf, estimate } = product.basis[edition];
  const unitCents = product.unitPrice[edition];
  return {
    id: product.id,
    name: productNameIn(locale, product.name),
    brand: product.brand,
    category: product.category,
    size: product.size,
    unit: product.unit,
    averagePrice: dollarsFromCents(product.price[edition]),
    unitPrice: unitCents === null ? null : dollarsFromCents(Math.round(unitCents)),
    source: describePriceOrigin(source, locale),
    asOf,
    estimate,
  };
}
