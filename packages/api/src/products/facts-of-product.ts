import type { PackageSize } from "@gf-ledger/catalogue/size/package-size";
import { fold } from "@gf-ledger/catalogue/text/fold";
import { takeSize } from "@gf-ledger/catalogue/text/size";
import type { ProductFacts } from "@gf-ledger/domain/barcode/product-facts";
import type { SourceProduct } from "@gf-ledger/domain/barcode/source-product";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";

/** The source's label for products whose package says that they hold no gluten. */
const NO_GLUTEN = "en:no-gluten";

interface Known {
  readonly product: SourceProduct;
  readonly askedAt: Date;
  /** Whether a newer answer was wanted and could not be had. */
  readonly old: boolean;
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** The size in a text like "400 g" or "6 x 35 g", packs multiplied out. */
function sizeOf(quantity: string | null): PackageSize | null {
  const { printed, pieces } = takeSize(fold(quantity ?? ""));
  return printed ?? (pieces === null ? null : { amount: pieces, unit: "piece" });
}

/** What a source said of a product, as a caller reads it in their language (matching-40). */
export function factsOfProduct(barcode: string, known: Known, locale: Locale): ProductFacts {
  const { product, askedAt, old } = known;
  const named =
    LOCALE_FACTS[locale].language === "fr"
      ? [product.nameInFrench, product.name, product.nameInEnglish]
      : [product.nameInEnglish, product.name, product.nameInFrench];
  const size = sizeOf(product.quantity);
  return {
    barcode,
    name: named.find((name) => name !== null) ?? null,
    brand: product.brand,
    size: size?.amount ?? null,
    sizeUnit: size?.unit ?? null,
    labelledNoGluten: product.labels.includes(NO_GLUTEN),
    labels: product.labels,
    categories: product.categories,
    countries: product.countries,
    changedOn: product.changedAt === null ? null : dayOf(new Date(product.changedAt * 1000)),
    source: {
      name: "Open Food Facts",
      attribution: "Open Food Facts contributors",
      licence: "ODbL 1.0",
      url: `https://world.openfoodfacts.org/product/${barcode}`,
      askedOn: dayOf(askedAt),
      old,
    },
  };
}
