import { spreadByPrice } from "@gf-ledger/claim/sums/spread-by-price";
import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/categories";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { estimatedRegularPrice } from "@gf-ledger/domain/pricing/regular-price";
import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { withDetails } from "@/features/receipt-editor/forms/item-details";
import { withCustomRegularPrice } from "@/features/receipt-editor/items/item-math";
import type { RouterInputs } from "@/trpc/client";

/** What one call answers, and the receipt after it. */
export interface LocalAnswer {
  readonly receipt: ReceiptView;
  readonly answer: unknown;
}

type Verb<Input> = (receipt: ReceiptView, input: Input) => LocalAnswer;
type Inputs = RouterInputs["receipts"];

const answerReceipt = (receipt: ReceiptView): LocalAnswer => ({ receipt, answer: receipt });

/** Changes one item and answers it. @throws RangeError for an item that the receipt does not have. */
function changed(receipt: ReceiptView, id: string, change: (item: ReceiptItemView) => ReceiptItemView) {
  const item = receipt.items.find((one) => one.id === id);
  if (!item) throw new RangeError("The sample has no such item.");
  const answer = change(item);
  return {
    receipt: { ...receipt, items: receipt.items.map((one) => (one.id === id ? answer : one)) },
    answer,
  };
}

/** A line that the visitor adds; its regular price is its category's estimate, as nothing else is at hand. */
function addedItem(like: ReceiptItemView, name: string, price: number): ReceiptItemView {
  const regular = estimatedRegularPrice(centsFromDollars(price), DEFAULT_CATEGORY);
  return {
    ...like,
    id: crypto.randomUUID(),
    name,
    price,
    rawText: name,
    quantity: 1,
    unit: "each",
    unitPrice: null,
    category: DEFAULT_CATEGORY,
    glutenFree: false,
    glutenFreeReason: null,
    selected: true,
    matchedProductId: null,
    matchedProduct: null,
    matchConfidence: null,
    customRegularPrice: null,
    regularPrice: dollarsFromCents(regular),
    priceSource: "estimate",
    priceEvidence: null,
    scaledBy: null,
    confidence: 1,
    box: null,
    kind: "counterpart",
    kindReason: null,
    size: null,
    sizeUnit: null,
    taxCode: null,
    articleCode: null,
    shares: null,
  };
}

/** Splits price, regular price and quantity in one ratio (receipts-55). */
function parts(item: ReceiptItemView, price: number): ReceiptItemView[] {
  const [whole, second] = [centsFromDollars(item.price), centsFromDollars(price)];
  const ratio = [whole - second, second];
  const regular = spreadByPrice(centsFromDollars(item.regularPrice), ratio);
  return ratio.map((cents, at) => ({
    ...item,
    id: at === 0 ? item.id : crypto.randomUUID(),
    price: dollarsFromCents(cents),
    regularPrice: dollarsFromCents(regular[at] ?? 0),
    quantity: (item.quantity * cents) / whole,
  }));
}

const selectItem: Verb<Inputs["selectItem"]> = (receipt, { id, selected }) =>
  changed(receipt, id, (item) => ({ ...item, selected }));

const setRegularPrice: Verb<Inputs["setRegularPrice"]> = (receipt, { id, customRegularPrice }) =>
  changed(receipt, id, (item) =>
    withCustomRegularPrice(item, Number(customRegularPrice ?? item.regularPrice)),
  );

const changeDetails: Verb<Inputs["changeDetails"]> = (receipt, { id, customRegularPrice, ...details }) =>
  changed(receipt, id, (item) => {
    const own = customRegularPrice ?? item.customRegularPrice;
    return withDetails(item, {
      ...item,
      ...details,
      price: Number(details.price),
      customRegularPrice: own === null ? null : Number(own),
    });
  });

const addItem: Verb<Inputs["addItem"]> = (receipt, { name, price }) => {
  const [like] = receipt.items;
  const added = like ? [addedItem(like, name, Number(price))] : [];
  return answerReceipt({ ...receipt, items: [...receipt.items, ...added] });
};

const splitItem: Verb<Inputs["splitItem"]> = (receipt, { id, price }) =>
  answerReceipt({
    ...receipt,
    items: receipt.items.flatMap((item) => (item.id === id ? parts(item, Number(price)) : [item])),
  });

const removeItem: Verb<Inputs["removeItem"]> = (receipt, { id }) =>
  answerReceipt({ ...receipt, items: receipt.items.filter((item) => item.id !== id) });

const update: Verb<Inputs["update"]> = (receipt, { store, purchaseDate }) =>
  answerReceipt({
    ...receipt,
    ...(store === undefined ? {} : { store }),
    ...(purchaseDate === undefined ? {} : { purchaseDate }),
  });

/** The sample asks no source of products. */
const noProductSource = (receipt: ReceiptView): LocalAnswer => ({ receipt, answer: { name: null } });

/** The calls that the sample answers, by their paths; their inputs are those that the screens send. */
const VERBS: Readonly<Record<string, Verb<never>>> = {
  "products.source": noProductSource,
  "receipts.get": answerReceipt,
  "receipts.selectItem": selectItem,
  "receipts.setRegularPrice": setRegularPrice,
  "receipts.changeDetails": changeDetails,
  "receipts.addItem": addItem,
  "receipts.splitItem": splitItem,
  "receipts.removeItem": removeItem,
  "receipts.update": update,
};

/** Answers a call about the sample receipt without a server; `null` for one that needs an account. */
export function answerLocally(receipt: ReceiptView, path: string, input: unknown): LocalAnswer | null {
  const verb = VERBS[path];
  return verb ? verb(receipt, input as never) : null;
}
