import { centred, placed, printedAmount } from "./columns";
import { ENGLISH_PRODUCTS } from "./products/english-products";
import { FRENCH_PRODUCTS } from "./products/french-products";
import { type Random, randomFromSeed } from "./random";
import { clock, drawMoment, isoDate, usDate, wordedDate } from "./shopping-trip";

/** What a row of a scrambled slip is. */
export type ScrambledRole =
  | "shop"
  | "address"
  | "phone"
  | "date"
  | "name"
  | "second-line"
  | "item"
  | "price"
  | "unit-price"
  | "weight"
  | "article-number"
  | "flag"
  | "discount"
  | "deposit"
  | "loyalty"
  | "advertisement"
  | "subtotal"
  | "tax"
  | "total"
  | "tender"
  | "change"
  | "other";

/** A printed row with what it is, and of which article, by its place among those bought. */
export interface ScrambledRow {
  readonly text: string;
  readonly role: ScrambledRole;
  readonly article: number | null;
}

const SYLLABLES =
  "bra ton mel ri var do ka len fi os tur an gel ma pe sol ni cor da ver ha lin mo sta ber".split(" ");
const FOODS =
  "Soup Salad Burger Curry Noodles Tea Coffee Wrap Steak Rice Bowl Pie Cake Juice Lager Latte Fries Pizza".split(
    " ",
  );
const KINDS = "House Spicy Large Small Iced Grilled Green Sweet Hot Garlic Fresh Classic Double Plain".split(
  " ",
);
const ADVERTS = [
  "BUY 2 SAVE MORE",
  "TRY OUR NEW BAKERY",
  "WEEKLY SPECIAL",
  "Download our app today",
  "NOW OPEN SUNDAYS",
  "Enter to win a gift card",
  "PRICE MATCH GUARANTEE",
  "Tell us how we did",
  "EVERYDAY LOW PRICE",
];
const LOYALTY = [
  "MEMBER SAVINGS APPLIED",
  "You earned 25 points",
  "POINTS BALANCE 1204",
  "CARD HOLDER OFFER",
  "REWARDS MEMBER 5521",
  "Bonus points 120",
  "CLUB PRICE",
];
const NOTES = [
  "SEAT 1",
  "TABLE 12",
  "Guests: 2",
  "GROCERY",
  "PRODUCE",
  "FOOD",
  "DINE IN",
  "CUSTOMER COPY",
  "SALE",
  "ORDER 118",
];
const HEADS = ["ITEM QTY AMOUNT", "DESCRIPTION PRICE", "QTY ITEM TOTAL", "Items ordered"];
const THANKS = ["THANK YOU", "PLEASE COME AGAIN", "Have a nice day", "MERCI", "KEEP YOUR RECEIPT"];
const FLAGS = ["H", "F", "T", "MRJ", "HMRJ", "GF", "*TAX", "NF"];

/** How the rows of an article follow each other; a slip has a main one. */
const ORDERS = [
  "own-row",
  "name-above",
  "name-below",
  "name-above-number",
  "number-above",
  "two-lines",
  "goes-on-below",
  "group-between",
  "unit-between",
] as const;
export type ScrambledOrder = (typeof ORDERS)[number];
export const SCRAMBLED_ORDERS: readonly ScrambledOrder[] = ORDERS;

/** What all rows of a slip share. */
interface Habit {
  readonly width: number;
  readonly indent: number;
  readonly sign: string;
  readonly comma: boolean;
  readonly flag: boolean;
  readonly count: "bare" | "at" | "times" | "none";
  readonly isSmall: boolean;
}

const wordOf = (random: Random) => {
  const word = random.sample(SYLLABLES, random.int(2, 3)).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
};

function nameOf(random: Random): string {
  const kind = random.next();
  if (kind < 0.4) return random.pick(random.chance(0.7) ? ENGLISH_PRODUCTS : FRENCH_PRODUCTS).name;
  const parts = [random.pick(KINDS), wordOf(random), random.pick(FOODS)];
  return kind < 0.8
    ? random.sample(parts, random.int(1, 3)).join(" ")
    : `${wordOf(random)} ${random.pick(FOODS)}`;
}

class Printer {
  readonly rows: ScrambledRow[] = [];
  constructor(
    private readonly random: Random,
    private readonly habit: Habit,
  ) {}

  amount(cents: number): string {
    return `${this.habit.sign}${printedAmount(cents, { comma: this.habit.comma })}`;
  }

  say(role: ScrambledRole, text: string, article: number | null = null): void {
    const { isSmall, indent } = this.habit;
    const printed = isSmall ? text : text.toUpperCase();
    this.rows.push({ role, article, text: article === null ? printed : `${" ".repeat(indent)}${printed}` });
  }

  priced(role: ScrambledRole, text: string, cents: number, article: number | null = null): void {
    const { width, flag, isSmall, indent } = this.habit;
    const label = `${" ".repeat(article === null ? 0 : indent)}${isSmall ? text : text.toUpperCase()}`;
    const tail =
      flag && article !== null && this.random.chance(0.7) ? `  ${this.random.pick(["H", "F", "T"])}` : "";
    this.rows.push({
      role,
      article,
      text: `${placed([0, `${label}  `], [-width, this.amount(cents)])}${tail}`,
    });
  }

  middle(role: ScrambledRole, text: string): void {
    this.rows.push({ role, article: null, text: centred(text, this.habit.width) });
  }
}

/** A row that belongs to no article, put between them. */
function insert(printer: Printer, random: Random): void {
  const kind = random.next();
  if (kind < 0.35) printer.say("advertisement", random.pick(ADVERTS));
  else if (kind < 0.65) printer.say("loyalty", random.pick(LOYALTY));
  else printer.say("other", random.pick(NOTES));
}

function printArticle(
  printer: Printer,
  random: Random,
  habit: Habit,
  order: ScrambledOrder,
  at: number,
): number {
  const quantity = random.chance(0.7) ? 1 : random.int(2, 4);
  const unit = random.int(59, 1999);
  const cents = unit * quantity;
  const name = nameOf(random);
  const number = random.digits(random.pick([4, 6, 8, 11, 12]));
  const count = {
    none: "",
    bare: `${quantity}`,
    at: `${quantity} @ ${printer.amount(unit)}`,
    times: `${quantity} x ${printer.amount(unit)}`,
  }[habit.count];
  const [first = name, ...rest] = name.split(" ");
  const brand = `${wordOf(random)} ${random.pick(["Acc", "Foods", "Co", "Brand"])}`;
  const prints: Record<ScrambledOrder, () => void> = {
    "own-row": () => printer.priced("item", name, cents, at),
    "name-above": () => {
      printer.say("name", name, at);
      printer.priced("price", count, cents, at);
    },
    "name-below": () => {
      printer.priced("price", count, cents, at);
      printer.say("name", name, at);
    },
    "name-above-number": () => {
      printer.say("name", name, at);
      if (random.chance(0.3)) printer.say("flag", random.pick(FLAGS), at);
      printer.priced("price", `${number} ${habit.count === "bare" ? "" : count}`.trim(), cents, at);
    },
    "number-above": () => {
      printer.priced("price", `${number} ${count}`.trim(), cents, at);
      printer.say("name", name, at);
    },
    "two-lines": () => {
      printer.say("name", name, at);
      printer.say("second-line", rest.length > 0 ? rest.join(" ") : `${random.pick(KINDS)} ${first}`, at);
      printer.priced("price", count, cents, at);
    },
    "goes-on-below": () => {
      printer.priced("item", name, cents, at);
      printer.say("second-line", `${random.pick(KINDS)} ${random.pick(FOODS)}`, at);
    },
    "group-between": () => {
      printer.say("name", `${random.chance(0.5) ? `${number.slice(0, 3)} ` : ""}${name}`, at);
      printer.say("other", brand, at);
      printer.priced("price", count, cents, at);
    },
    "unit-between": () => {
      printer.say("name", name, at);
      const between = random.pick(["unit-price", "unit-price", "weight", "article-number"] as const);
      const each = `${printer.amount(unit)} lmt ${random.int(2, 6)}, ${printer.amount(unit + 50)} ea`;
      const weight = `0.${random.digits(3)} kg @ ${printer.amount(unit)}/kg`;
      printer.say(between, { "unit-price": each, weight, "article-number": number }[between], at);
      printer.priced("price", count, cents, at);
    },
  };
  prints[order]();
  if (random.chance(0.05)) printer.say("article-number", number, at);
  if (random.chance(0.04)) printer.say("unit-price", `${printer.amount(unit)} each`, at);
  if (random.chance(0.05))
    printer.priced("discount", random.pick(["Savings", "Coupon", "Promo"]), -random.int(20, 50), at);
  if (random.chance(0.03)) printer.priced("deposit", "Deposit", 10, at);
  return cents;
}

/**
 * A slip of no chain: how its rows follow each other, where its columns stand, its words and what stands between its
 * goods are drawn. The same seed makes the same slip.
 */
export function scrambledSlip(order: ScrambledOrder, seed: number): readonly ScrambledRow[] {
  const random = randomFromSeed(seed);
  const habit: Habit = {
    width: random.int(26, 46),
    indent: random.pick([0, 0, 0, 2, 4]),
    sign: random.pick(["", "", "", "$", "£"]),
    comma: random.chance(0.1),
    flag: random.chance(0.3),
    count: random.pick(["bare", "at", "times", "none"] as const),
    isSmall: random.chance(0.5),
  };
  const printer = new Printer(random, habit);
  const moment = drawMoment(random);
  const town = `${wordOf(random)}, ${random.pick(["ON", "BC", "QC", "OH", "NY"])}`;
  printer.middle(
    "shop",
    `${wordOf(random)} ${random.pick(["Market", "Foods", "Cafe", "Grill", "Kitchen", ""])}`.trim(),
  );
  printer.middle("address", `${random.int(1, 9000)} ${wordOf(random)} ${random.pick(["St", "Ave", "Road"])}`);
  if (random.chance(0.6)) printer.middle("address", town);
  if (random.chance(0.7)) printer.middle("phone", `${random.digits(3)}-555-${random.digits(4)}`);
  const day = random.pick([usDate(moment, 4), isoDate(moment), wordedDate(moment)]);
  const isDayBelow = random.chance(0.3);
  if (!isDayBelow) printer.say("date", `${day} ${clock(moment)}`);
  for (const text of random.sample([...NOTES, ...HEADS], random.int(0, 3))) printer.say("other", text);
  const goods = random.int(1, 9);
  let sum = 0;
  for (let at = 0; at < goods; at++) {
    sum += printArticle(printer, random, habit, random.chance(0.85) ? order : "own-row", at);
    if (random.chance(0.12)) insert(printer, random);
  }
  const tax = Math.round(sum * 0.13);
  if (random.chance(0.6)) printer.priced("subtotal", "Subtotal", sum);
  if (random.chance(0.6)) printer.priced("tax", random.pick(["Tax", "HST 13%", "VAT"]), tax);
  printer.priced("total", random.pick(["Total", "TOTAL", "Amount due", "Balance"]), sum + tax);
  printer.priced("tender", random.pick(["Cash", "Visa", "Debit"]), sum + tax);
  if (random.chance(0.5)) printer.priced("change", "Change", 0);
  if (isDayBelow) printer.say("date", `${day} ${clock(moment)}`);
  for (const text of random.sample(THANKS, 2)) printer.middle("other", text);
  if (random.chance(0.5)) insert(printer, random);
  return printer.rows;
}
