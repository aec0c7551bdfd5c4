import { STRANGE_TEXTS } from "./strange-texts";

/** Sends one call as the account's owner. */
type Send = (method: string, path: string, json?: unknown) => Promise<{ status: number; body: unknown }>;

/** A text of one kind, as long as asked for. */
type Text = (letters: number) => string;

/** The longest that each kind of field takes. */
const LONGEST = { person: 120, name: 200, brand: 100, note: 500, comment: 2_000 } as const;
/** What no call of REST takes anywhere: NUL, and halves of a character. */
const NO_TEXT = /[\0\p{Surrogate}]/u;
const PURCHASED = "2026-03-14";

/** The same, which throws where it is not taken, and resolves with the answer. */
const taking = (send: Send) => async (method: string, path: string, json?: unknown) => {
  const { status, body } = await send(method, path, json);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body;
};
type Take = ReturnType<typeof taking>;

const createdBy = async (answer: Promise<unknown>) => ((await answer) as { id: string }).id;

/** A child with celiac disease and a letter. */
const addPerson = (take: Take, text: Text) =>
  createdBy(
    take("POST", "/api/people", {
      name: text(LONGEST.person),
      relation: "child",
      birthDate: "2014-05-05",
      celiac: true,
      diagnosedOn: "2018-11-05",
      letter: { date: "2019-01-31", practitioner: "doctor", signedBy: text(LONGEST.person) },
    }),
  );

/** A line item that counts in full with a note, shared with somebody and commented on. */
async function addLineItem(take: Take, text: Text, personId: string, claimId: string): Promise<string> {
  const id = await createdBy(
    take("POST", "/api/tax-report/line-items", {
      product_name: text(LONGEST.name),
      gf_price: 7.49,
      non_gf_equiv_price: 3.86,
      purchase_date: PURCHASED,
      store_location: text(LONGEST.name),
    }),
  );
  const stated = { kindNote: text(LONGEST.note), why: text(LONGEST.note) };
  await take("PUT", `/api/tax-report/line-items/${id}`, { kind: "intermediate", ...stated });
  const shares = [{ personId, share: 0.5 }];
  await take("PUT", `/api/tax-report/line-items/${id}/allocations`, { shares });
  for (const about of [{}, { lineItemId: id }])
    await take("POST", `/api/claims/${claimId}/comments`, { text: text(LONGEST.comment), ...about });
  return id;
}

/** All that is not food: another expense, each kind of adjustment, a price in the book, a typed rate of a day. */
async function addEntries(take: Take, text: Text, personId: string, rateOf: string): Promise<void> {
  const why = text(LONGEST.note);
  const entry = { date: PURCHASED, personId, why };
  await take("POST", "/api/expenses", { ...entry, amount: 80, what: text(LONGEST.name) });
  for (const [kind, stated] of [
    ["mileage", { miles: 24 }],
    ["shipping", { amount: 4.5 }],
    ["tolls-and-parking", { amount: 3 }],
    ["correction", { amount: -1 }],
  ] as const)
    await take("POST", "/api/adjustments", { ...entry, ...stated, kind, note: text(LONGEST.note) });
  await take("POST", "/api/price-book", {
    productName: text(LONGEST.name),
    brand: text(LONGEST.brand),
    storeLocation: text(LONGEST.name),
    place: text(LONGEST.name),
    price: 3.49,
    seenOn: PURCHASED,
  });
  const source = text(LONGEST.name);
  await take("PUT", "/api/exchange-rates", { method: "daily", date: rateOf, cadPerUsd: 1.43, source, why });
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Brings a table in, whose products and shops are called so. */
async function importTable(take: Take, names: readonly string[]): Promise<void> {
  const rows = names.map((name) => [PURCHASED, quoted(name), quoted(name), "5.49"].join(","));
  await take("POST", "/api/imports", {
    fileName: `${names[0]?.slice(0, LONGEST.brand)}.csv`,
    file: Buffer.from(["Date,Product,Shop,Price", ...rows].join("\n")).toString("base64"),
    mapping: {
      headingRow: 1,
      dateOrder: "ymd",
      decimal: ".",
      pricesAreEach: false,
      columns: { purchaseDate: 0, name: 1, store: 2, price: 3 },
    },
  });
}

/** Saves a receipt whose shop and items are called so. */
async function saveReceipt(take: Take, receiptId: string, names: readonly string[]): Promise<void> {
  const storeLocation = names[0];
  for (const productName of names)
    await take("POST", `/api/receipts/${receiptId}/items`, { productName, price: 4.99 });
  const item = { price: 7.49, customRegularPrice: 3.86, category: "Bread and Bakery" };
  const virtualItems = names.map((productName) => ({ productName, ...item }));
  const saved = { purchaseDate: PURCHASED, storeLocation, virtualItems };
  await take("POST", `/api/receipts/${receiptId}/confirm`, saved);
}

/**
 * Fills an account, by its own calls, with all that it can hold; each name and note is a strange text, as long as is
 * taken. The claim is of 2026, and the receipt a draft. Resolves with what the line items are called now.
 */
export async function fillWithStrangeTexts(
  send: Send,
  { claimId, receiptId }: { readonly claimId: string; readonly receiptId: string },
): Promise<string[]> {
  const take = taking(send);
  const kinds = Object.values(STRANGE_TEXTS).filter((text) => !NO_TEXT.test(text(LONGEST.name)));
  const own = new Set<string>();
  for (const [at, text] of kinds.entries()) {
    const personId = await addPerson(take, text);
    own.add(await addLineItem(take, text, personId, claimId));
    await addEntries(take, text, personId, `2026-03-${at + 10}`);
  }
  const names = kinds.map((text) => text(LONGEST.name));
  await importTable(take, names);
  await saveReceipt(take, receiptId, names);
  const { receipts } = (await take("GET", "/api/tax-report/gf-receipts")) as {
    receipts: { id: string; customProductName: string }[];
  };
  return receipts.filter(({ id }) => own.has(id)).map(({ customProductName }) => customProductName);
}
