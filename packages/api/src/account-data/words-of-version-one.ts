/** What downloads of version 1 called the fields of a record, and what each is called since (docs/glossary.md). */
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

/** The parts of a record that hold fields of their own. */
const PARTS = new Set(["items", "figures"]);

/** A record of a version-1 download in today's words; what is no record is left to its schema to refuse. */
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
