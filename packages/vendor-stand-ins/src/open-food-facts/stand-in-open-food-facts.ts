import { type HttpHandler, HttpResponse, http } from "msw";

/** The vendor's own address. */
export const OPEN_FOOD_FACTS_ORIGIN = "https://world.openfoodfacts.org";

/** One product read, as it came over the wire. */
export interface ProductRead {
  readonly barcode: string;
  readonly fields: readonly string[];
  readonly userAgent: string | null;
  /** Every header's name, for what must not be sent. */
  readonly headers: readonly string[];
}

/** A product in the vendor's own words. */
export type VendorProduct = Readonly<Record<string, unknown>>;

/** How the vendor answers; `undefined` leaves it to the products that it knows. */
export type ProductAnswering = (read: ProductRead) => Response | undefined | Promise<Response | undefined>;

export interface StandInOpenFoodFacts {
  readonly handlers: readonly HttpHandler[];
  /** Oldest first. */
  readonly reads: ProductRead[];
  /** What it knows, by barcode. */
  readonly products: Map<string, VendorProduct>;
  /** Set by a test for a vendor in trouble. */
  answering: ProductAnswering;
}

/** A loaf as the public database has it, with fields that nobody asked for. */
export const VENDOR_LOAF: VendorProduct = {
  product_name: "Gluten Free White Bread",
  product_name_en: "Gluten Free White Bread",
  product_name_fr: "Pain blanc sans gluten",
  brands: "Maple Bakery",
  quantity: "400 g",
  labels_tags: ["en:no-gluten", "en:vegan"],
  categories_tags: ["en:breads", "en:gluten-free-breads"],
  countries_tags: ["en:canada"],
  last_modified_t: 1_767_225_600,
  nutriments: { energy: 1000 },
};
export const VENDOR_LOAF_BARCODE = "0036000291452";

const notKnown = (code: string) =>
  HttpResponse.json({ code, status: 0, status_verbose: "product not found" }, { status: 404 });

/** Open Food Facts as the product calls it: one product read of API v2. */
export function standInOpenFoodFacts(): StandInOpenFoodFacts {
  const reads: ProductRead[] = [];
  const products = new Map<string, VendorProduct>([[VENDOR_LOAF_BARCODE, VENDOR_LOAF]]);
  const standIn: { answering: ProductAnswering } = { answering: () => undefined };
  const read = http.get<{ file: string }>(
    `${OPEN_FOOD_FACTS_ORIGIN}/api/v2/product/:file`,
    async ({ request, params }) => {
      const barcode = params.file.replace(/\.json$/, "");
      const fields = new URL(request.url).searchParams.get("fields")?.split(",") ?? [];
      const asked = {
        barcode,
        fields,
        userAgent: request.headers.get("user-agent"),
        headers: [...request.headers.keys()],
      };
      reads.push(asked);
      const reported = await standIn.answering(asked);
      if (reported) {
        // As with a real connection: the caller's abort breaks the body too.
        const body = reported.body?.pipeThrough(new TransformStream(), { signal: request.signal });
        return reported.type === "error" ? reported : new Response(body ?? null, reported);
      }
      const known = products.get(barcode);
      if (!known) return notKnown(barcode);
      const product = Object.fromEntries(
        Object.entries(known).filter(([field]) => fields.length === 0 || fields.includes(field)),
      );
      return HttpResponse.json({ code: barcode, status: 1, status_verbose: "product found", product });
    },
  );
  return Object.assign(standIn, { handlers: [read], reads, products });
}
