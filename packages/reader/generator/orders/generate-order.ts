import { randomFromSeed } from "../random";
import type { ReceiptTruth } from "../receipt-truth";
import { chargedCents, drawOrder, type OrderLanguage } from "./order";
import type { OrderPage } from "./order-page";
import { type OrderStyle, orderPage } from "./order-styles";

export interface GeneratedOrder {
  readonly page: OrderPage;
  readonly truth: ReceiptTruth;
}

/** A made-up order with what it says: the same seed, style and language give the same order. */
export function generateOrder(seed: number, style: OrderStyle, language: OrderLanguage): GeneratedOrder {
  const order = drawOrder(randomFromSeed(seed), language);
  const items = order.lines
    .filter((line) => chargedCents(line) > 0)
    .map((line) => ({
      name: line.instead?.[0] ?? line.name,
      price: chargedCents(line) / 100,
      quantity: line.count,
    }));
  const opt = order.charges.map(({ kind, cents }) => ({ name: kind, price: cents / 100 }));
  const truth = {
    file: `${style}-${language}-${seed}`,
    store: order.shop,
    date: order.day,
    total: order.totalCents / 100,
    items,
    opt,
  };
  return { page: orderPage(order, style), truth };
}
