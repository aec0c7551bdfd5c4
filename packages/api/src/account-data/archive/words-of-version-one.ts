/** The field names of version-1 downloads, and what each is called now (docs/glossary.md). */
const CALLED_SINCE: ReadonlyMap<string, string> = new Map([
  ["storeLocation", "store"],
  ["logsCreated", "lineItemCount"],
  ["unitPriceCents", "unitPrice"],
  ["priceCents", "price"],
  ["catalogueCents", "cataloguePrice"],
  ["customRegularPriceCents", "customRegularPrice"],
  ["productName", "name"],
  ["gfPriceCents", "price"],
  ["regularPriceCents", "regularPrice"],
  ["savingsCents", "extraCost"],
  ["extraCostCents", "extraCost"],
]);

/** Fields that hold objects with fields of their own. */
const PARTS = new Set(["items", "figures"]);

/**
 * A record of a version-1 download with today's field names; anything that is not a record is left for the
 * schema to refuse.
 */
export function fromVersionOne(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromVersionOne);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      CALLED_SINCE.get(name) ?? name,
      PARTS.has(name) ? fromVersionOne(field) : field,
    ]),
  );
}
