import { chargedCents, type Order, type OrderedLine } from "./order";
import type { OrderPage, OrderPageBlock } from "./order-page";
import { STRUCK } from "./order-page";
import { chargeLabel, orderDay, orderMoney, orderWords } from "./order-words";

/** How one kind of shop lists what was ordered. */
type ListOfGoods = (order: Order) => OrderPageBlock[];

/** An article as it is charged: itself, or what came in its place. */
const came = ({ name, unitCents, instead }: OrderedLine) => instead ?? ([name, unitCents] as const);
const isCharged = (line: OrderedLine) => chargedCents(line) > 0;

/** Name, count, price of one and sum in columns; what did not come is marked in its name. */
const columns: ListOfGoods = (order) => {
  const words = orderWords(order);
  const rows = order.lines.flatMap((line) => {
    const [name, cents] = came(line);
    if (isCharged(line)) {
      const row = [name, String(line.count), orderMoney(order, cents), orderMoney(order, chargedCents(line))];
      const before = [`${words.replaced} ${line.name} ${orderMoney(order, line.unitCents)}`, "", "", ""];
      return line.instead ? [before, row] : [row];
    }
    const mark = line.fate === "refunded" ? words.refund : words.out;
    return [[`${line.name}\n${mark}`, "0", orderMoney(order, cents), orderMoney(order, 0)]];
  });
  return [{ kind: "table", rows: [[...words.head], ...rows] }];
};

/** As many as were ordered and as came, in two columns. */
const fulfilled: ListOfGoods = (order) => {
  const words = orderWords(order);
  const rows = order.lines.flatMap((line) => {
    const [name, cents] = came(line);
    const got = isCharged(line) ? line.count : 0;
    const ordered = line.instead
      ? [[line.name, String(line.count), "0", orderMoney(order, line.unitCents), orderMoney(order, 0)]]
      : [];
    const sum = orderMoney(order, chargedCents(line));
    return [...ordered, [name, String(line.count), String(got), orderMoney(order, cents), sum]];
  });
  return [{ kind: "table", rows: [[...words.fulfilled], ...rows] }];
};

/** Sections of what came, what replaced it and what did not; count and price of one below the name. */
const sections: ListOfGoods = (order) => {
  const words = orderWords(order);
  const block = (line: OrderedLine): string[] => {
    const [name, cents] = came(line);
    const below = `${line.count} x ${orderMoney(order, cents)}`;
    const sum = orderMoney(order, line.count * cents);
    if (!isCharged(line)) return [`${name}\n${below}`, `${STRUCK}${sum}\n${orderMoney(order, 0)}`];
    const was = line.instead ? `\n${words.replaced} ${line.name} ${orderMoney(order, line.unitCents)}` : "";
    return [`${name}${was}\n${below}`, sum];
  };
  const section = (title: string, outcome: OrderedLine["fate"]): OrderPageBlock[] => {
    const rows = order.lines.filter((line) => line.fate === outcome).map(block);
    return rows.length > 0
      ? [
          { kind: "heading", text: title },
          { kind: "table", rows },
        ]
      : [];
  };
  return [
    ...section(words.found, "bought"),
    ...section(words.replacements, "replaced"),
    ...section(words.refunded, "refunded"),
    ...section(words.unavailable, "unavailable"),
  ];
};

/** Name, then the count, then price of one and sum, each in a row of its own. */
const stacked: ListOfGoods = (order) => {
  const words = orderWords(order);
  const one = (line: OrderedLine): OrderPageBlock => {
    const [name, cents] = came(line);
    const each = `${orderMoney(order, cents)}/${words.each}`;
    const rows = [
      [name, ""],
      [`${words.qty} ${line.count}`, ""],
      [each, orderMoney(order, line.count * cents)],
    ];
    return { kind: "table", rows };
  };
  const missing = order.lines.filter((line) => !isCharged(line));
  const title: OrderPageBlock[] = missing.length > 0 ? [{ kind: "heading", text: words.unavailable }] : [];
  return [...order.lines.filter(isCharged).map(one), ...title, ...missing.map(one)];
};

/** Sentences: `2 x Name  $9.98`. */
const plainLines: ListOfGoods = (order) =>
  order.lines.filter(isCharged).map((line) => ({
    kind: "table",
    rows: [[`${line.count} x ${came(line)[0]}`, orderMoney(order, chargedCents(line))]],
  }));

/** The article's number and the price of one below the name, the count beside it. */
const numbered: ListOfGoods = (order) => {
  const words = orderWords(order);
  return order.lines.filter(isCharged).map((line, at) => {
    const [name, cents] = came(line);
    const code = `${words.item} ${1_204_400 + at * 37}  ${orderMoney(order, cents)}`;
    return {
      kind: "table",
      rows: [[`${name}\n${code}`, `${words.qty} ${line.count}`, orderMoney(order, chargedCents(line))]],
    };
  });
};

export const ORDER_STYLES = { columns, fulfilled, sections, stacked, plainLines, numbered } as const;
export type OrderStyle = keyof typeof ORDER_STYLES;
export const ORDER_STYLE_NAMES: readonly OrderStyle[] = [
  "columns",
  "fulfilled",
  "sections",
  "stacked",
  "plainLines",
  "numbered",
];

/** The whole page of an order: its head, its goods and its sums. */
export function orderPage(order: Order, style: OrderStyle): OrderPage {
  const words = orderWords(order);
  const taxes = order.taxCents > 0 ? [[words.tax, orderMoney(order, order.taxCents)]] : [];
  return [
    { kind: "heading", text: `${words.yours} ${order.shop}` },
    { kind: "line", text: `${words.number} ${order.number}` },
    { kind: "line", text: `${words.placed} ${orderDay(order)}` },
    ...ORDER_STYLES[style](order),
    {
      kind: "table",
      rows: [
        [words.subtotal, orderMoney(order, order.subtotalCents)],
        ...order.charges.map((charge) => [chargeLabel(order, charge), orderMoney(order, charge.cents)]),
        ...taxes,
        [words.total, orderMoney(order, order.totalCents)],
      ],
    },
  ];
}
