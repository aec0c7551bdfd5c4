import { newPerson, type TestPerson, upgrade } from "./person";
import { draftReceipt, loggedExpense, type Receipt } from "./receipt";
import { send } from "./server-under-test";

/** What the suites act on: a person with a receipt and a line item, and a stranger. */
export interface World {
  readonly owner: TestPerson;
  readonly stranger: TestPerson;
  readonly receipt: Receipt;
  readonly lineItemId: string;
  /** A price in the owner's price book. */
  readonly observationId: string;
  /** A child in the owner's household. */
  readonly personId: string;
  /** The owner's draft of a claim. */
  readonly claimId: string;
  /** An entry of the owner's ledger, another medical expense, and a typed exchange rate, by their path. */
  readonly entryIds: Readonly<Record<string, string>>;
  readonly importId: string;
  /** The owner's webhook and a message in its log. */
  readonly webhook: { readonly id: string; readonly deliveryId: string };
  /** Any product of the catalogue. */
  readonly productId: string;
}

const ENTRY_PATHS = ["/api/adjustments", "/api/expenses", "/api/exchange-rates"] as const;

async function anyProduct(): Promise<string> {
  const { body } = await send("GET", "/api/products?query=bread");
  const [product] = (body as { items: { id: string }[] }).items;
  if (!product) throw new Error("The catalogue knows no bread.");
  return product.id;
}

/** Keeps a price in a person's price book, and returns its id. */
export async function keptPrice({ cookie }: TestPerson, productId: string): Promise<string> {
  const json = { productName: "White Bread", productId, price: 3.49, seenOn: "2026-03-14" };
  const { body } = await send("POST", "/api/price-book", { cookie, json });
  return (body as { id: string }).id;
}

/** Adds a child to a person's household, and returns its id. */
export async function childOf({ cookie }: TestPerson): Promise<string> {
  const json = { name: "Sam", relation: "child", birthDate: "2012-02-02", celiac: false };
  const { body } = await send("POST", "/api/people", { cookie, json });
  return (body as { id: string }).id;
}

/** Enters an adjustment, an expense or a rate of a person, and returns its id. */
export async function newEntry({ cookie }: TestPerson, path: string): Promise<string> {
  const date = "2026-03-12";
  const json = path.startsWith("/api/adjustments")
    ? { kind: "shipping", date, amount: 4.5 }
    : path.startsWith("/api/expenses")
      ? { date, amount: 80, what: "Glasses" }
      : { method: "daily", date, cadPerUsd: 1.43, source: "bankofcanada.ca" };
  const method = path.startsWith("/api/exchange-rates") ? "PUT" : "POST";
  const { body } = await send(method, path, { cookie, json });
  return (body as { id: string }).id;
}

/** Begins a person's claim of a tax year, and returns its id. */
export async function claimOf({ cookie }: TestPerson, taxYear: number): Promise<string> {
  const { body } = await send("POST", "/api/claims", { cookie, json: { taxYear } });
  return (body as { id: string }).id;
}

/** A new person's claim of 2026 with one line item, ready to be filed. */
export async function claimToFile() {
  const { cookie, ...person } = await newPerson();
  const lineItemId = await loggedExpense({ cookie, ...person });
  return { cookie, lineItemId, claimId: await claimOf({ cookie, ...person }, 2026) };
}

/** A file of one row that was imported. */
async function importOf({ cookie }: TestPerson): Promise<string> {
  const json = {
    fileName: "world.csv",
    file: btoa("Date,Product,Price\n2026-03-02,GF Muffins,5.49\n"),
    mapping: {
      headingRow: 1,
      dateOrder: "ymd",
      decimal: ".",
      pricesAreEach: false,
      columns: { purchaseDate: 0, name: 1, price: 2 },
    },
  };
  const { body } = await send("POST", "/api/imports", { cookie, json });
  return (body as { id: string }).id;
}

/** A link to the owner's claim, with its token. */
export async function newSharedClaim({ owner: { cookie }, claimId }: World) {
  const json = { claimId, email: "accountant@example.com" };
  const { body } = await send("POST", "/api/shares", { cookie, json });
  const { id, url } = body as { id: string; url: string };
  return { id, token: new URLSearchParams(new URL(url).hash.slice(1)).get("link") };
}

/** Makes a webhook of a person that nothing reaches, with one message in its log; ids of both. */
export async function webhookOf(person: TestPerson) {
  const { cookie } = person;
  const json = { url: "https://hooks.invalid/gf-ledger", events: ["receipt.read"] };
  const { body } = await send("POST", "/api/webhooks", { cookie, json });
  const { id } = body as { id: string };
  await draftReceipt(person);
  const log = await send("GET", `/api/webhooks/${id}/deliveries`, { cookie });
  const [delivery] = (log.body as { deliveries: { id: string }[] }).deliveries;
  if (!delivery) throw new Error("The webhook was told nothing.");
  return { id, deliveryId: delivery.id };
}

export async function buildWorld(): Promise<World> {
  const [owner, stranger] = [await newPerson(), await newPerson()];
  await upgrade(owner);
  const productId = await anyProduct();
  return {
    owner,
    stranger,
    receipt: await draftReceipt(owner),
    lineItemId: await loggedExpense(owner),
    personId: await childOf(owner),
    claimId: await claimOf(owner, 2026),
    importId: await importOf(owner),
    webhook: await webhookOf(owner),
    observationId: await keptPrice(owner, productId),
    entryIds: Object.fromEntries(
      await Promise.all(ENTRY_PATHS.map(async (path) => [path, await newEntry(owner, path)])),
    ),
    productId,
  };
}

/** A path of the table with the world's own ids in it. */
export function pathIn(world: World, path: string): string {
  const item = world.receipt.items[0]?.id ?? "";
  const ids: Readonly<Record<string, string>> = {
    receiptId: world.receipt.id,
    index: "0",
    sha256: "0".repeat(64),
    barcode: "0036000291452",
    productId: world.productId,
    claimId: world.claimId,
    deliveryId: world.webhook.deliveryId,
    id: path.startsWith("/api/receipt-items")
      ? item
      : path.startsWith("/api/tax-report")
        ? world.lineItemId
        : path.startsWith("/api/price-book")
          ? world.observationId
          : path.startsWith("/api/people")
            ? world.personId
            : path.startsWith("/api/claims")
              ? world.claimId
              : path.startsWith("/api/imports")
                ? world.importId
                : path.startsWith("/api/webhooks")
                  ? world.webhook.id
                  : (world.entryIds[path.replace("/{id}", "")] ?? world.receipt.id),
  };
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? "");
}
