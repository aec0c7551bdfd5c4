import type { Random } from "../random";
import { ENGLISH_GOODS, FRENCH_GOODS, type OrderedProduct } from "./ordered-goods";

export type OrderLanguage = "en" | "fr";

/** What became of an ordered article: `replaced` came as another one. */
export type OrderedOutcome = "bought" | "refunded" | "unavailable" | "replaced";

export interface OrderedLine {
  readonly name: string;
  readonly count: number;
  readonly unitCents: number;
  readonly fate: OrderedOutcome;
  /** What came in its place, at the same count. */
  readonly instead: OrderedProduct | null;
}

/** A sum beside the goods: a fee, a tip, a deposit, or savings (below 0). */
export interface OrderCharge {
  readonly kind: "service" | "delivery" | "tip" | "deposit" | "savings";
  readonly cents: number;
}

/** An order of an online shop, with sums that add up to the cent. */
export interface Order {
  readonly language: OrderLanguage;
  readonly shop: string;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly lines: readonly OrderedLine[];
  readonly charges: readonly OrderCharge[];
  readonly taxCents: number;
  readonly subtotalCents: number;
  readonly totalCents: number;
}

const SHOPS: Readonly<Record<OrderLanguage, readonly string[]>> = {
  en: ["Sobeys", "Walmart", "Save-On-Foods", "Thrifty Foods", "Costco", "Metro", "Loblaws", "Zehrs"],
  fr: ["IGA", "Metro", "Maxi", "Provigo", "Super C"],
};

/** What a line comes to: nothing unless it was bought or came as something else. */
export function chargedCents({ fate: outcome, count, unitCents, instead }: OrderedLine): number {
  if (outcome === "bought") return count * unitCents;
  return outcome === "replaced" && instead ? count * instead[1] : 0;
}

const FATES: readonly OrderedOutcome[] = ["replaced", "refunded", "unavailable"];

function drawLines(random: Random, language: OrderLanguage): OrderedLine[] {
  const goods = random.sample(language === "en" ? ENGLISH_GOODS : FRENCH_GOODS, random.int(4, 9));
  const [instead = goods[0], ...ordered] = goods;
  return ordered.map(([name, unitCents], at) => {
    const outcome = at > 0 && random.chance(0.3) ? random.pick(FATES) : "bought";
    // One article stands in for one other at most.
    const shown =
      outcome === "replaced" && ordered.findIndex((_, other) => other > 0) !== at ? "refunded" : outcome;
    return {
      name,
      unitCents,
      count: random.chance(0.35) ? random.int(2, 4) : 1,
      fate: shown,
      instead: shown === "replaced" && instead ? instead : null,
    };
  });
}

function drawCharges(random: Random): OrderCharge[] {
  const charges: OrderCharge[] = [];
  const maybe = (kind: OrderCharge["kind"], probability: number, cents: number) => {
    if (random.chance(probability)) charges.push({ kind, cents });
  };
  maybe("savings", 0.3, -random.int(50, 300));
  maybe("deposit", 0.3, 10 * random.int(1, 12));
  maybe("service", 0.5, random.int(100, 499));
  maybe("delivery", 0.4, random.int(199, 999));
  maybe("tip", 0.4, 50 * random.int(2, 14));
  return charges;
}

/** An order that depends on nothing but the draws. */
export function drawOrder(random: Random, language: OrderLanguage): Order {
  const lines = drawLines(random, language);
  const subtotalCents = lines.reduce((sum, line) => sum + chargedCents(line), 0);
  const charges = drawCharges(random);
  const taxCents = random.chance(0.5) ? random.int(5, 240) : 0;
  const extra = charges.reduce((sum, { cents }) => sum + cents, 0);
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    language,
    shop: random.pick(SHOPS[language]),
    number: `${random.digits(4)}-${random.digits(6)}`,
    day: `${random.int(2024, 2025)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
    lines,
    charges,
    taxCents,
    subtotalCents,
    totalCents: subtotalCents + taxCents + extra,
  };
}
