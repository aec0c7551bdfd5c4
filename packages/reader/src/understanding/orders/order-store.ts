import type { Line } from "../lines/lines";
import { chainIn } from "../store/chain-matching";
import { tidyStoreName } from "../store/printed-name";
import { type StoreName, storeNameOf } from "../store/store-names";
import { letterCount } from "../words/glyphs";
import { longPattern } from "../words/long-pattern";
import { isOrderHeading } from "./order-words";

/** A name in a sentence: words with a capital, or short ones between them. */
const NAME = String.raw`((?:[\p{Lu}\d][\p{L}\d'’.&-]*|&|of|de|du|la|le|les|des|the)(?:\s(?:[\p{Lu}\d&][\p{L}\d'’.&-]*|&|of|de|du|la|le|les|des|and|et)){0,5})`;
/** Sentences in which an order's page says where it was bought. */
const SENTENCES: readonly RegExp[] = [
  String.raw`\b(?:orders?|receipt|purchase|e-?receipt|delivery|pickup|items)\s+(?:from|at|with|by)\s+${NAME}`,
  String.raw`\b(?:commande|reçu|achat|livraison|cueillette|facture)s?\s+(?:chez|auprès de|de chez|à|de|d['’])\s*${NAME}`,
  String.raw`\b(?:thank you for|thanks for|merci d['’]avoir|merci de)\s+(?:shopping|ordering|your order|magasin\p{L}+|command\p{L}+|votre commande)\s+(?:at|with|from|on|chez|avec|à|sur)\s+${NAME}`,
  String.raw`^\W*(?:your|votre)\s+(?:commande\s+)?${NAME}(?:\s+(?:order|receipt|e-?receipt|purchase|delivery))?\b`,
  String.raw`^\W*(?:store|shopped at|purchased (?:at|from)|sold by|fulfilled by|picked up (?:at|from)|delivered from|magasin|vendu par|acheté chez)\s*:?\s+${NAME}`,
  String.raw`^\W*(?:from|de)\s*:\s*"?${NAME}`,
].map((source) => new RegExp(source, "iu"));
/** A sentence ends its name with a capital letter at each word. */
const NAME_ALONE = new RegExp(`^${NAME}`, "u");
const MIN_LETTERS = 3;
/** Sure, as a sentence says so. */
const STATED = 0.9;
/** What begins with a capital behind such words, and names no shop. */
const NO_SHOP = longPattern(
  String.raw`
    ^(?:ORDERS?|COMMANDES?|ITEMS?|RECEIPT|E-?RECEIPT|DELIVERY|PICKUP|PURCHASE|DETAILS?|NUMBER|SUMMARY|STATUS|ACCOUNT|CART|
    TOTAL|HOME|CONFIRMATION|THE ORDER|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|MON|TUE|WED|THU|FRI|SAT|SUN|TODAY|
    TOMORROW|LIVRAISON|CUEILLETTE|RE[CÇ]U|FACTURE|COMPTE|DATE|ME|US|YOU|NOUS)\b`,
  "i",
);
/** A delivery service stands for the shop only where no shop is named. */
const CARRIER = /^(?:Instacart|DoorDash|Uber(?: Eats)?|SkipTheDishes|Shipt)\b/i;

/** A sentence about the order itself. */
const OF_ORDER = /\b(?:orders?|receipt|purchase|commande|re[çc]u|achat)\s+(?:from|at|with|by|chez|de)\b/iu;

function nameStated(line: Line): string | null {
  for (const sentence of SENTENCES) {
    const found = sentence.exec(line.text)?.[1];
    const name = found && NAME_ALONE.exec(found)?.[0];
    if (name && letterCount(name) >= MIN_LETTERS && !NO_SHOP.test(name)) return name;
  }
  return null;
}

/**
 * The shop of an order: the known chain that its page names, else the shop that a sentence names (`Your order from …`,
 * a forwarded mail's `From:`); a heading of the page's parts is none.
 */
export function orderStoreOf(lines: readonly Line[]): StoreName | null {
  const usual = storeNameOf(lines);
  const isCarrier = usual !== null && CARRIER.test(usual.name);
  if (usual?.chain && !usual.inDoubt && !isCarrier) return usual;
  const matched = lines.flatMap((line) => {
    const name = line.price ? null : nameStated(line);
    if (name === null) return [];
    const chain = chainIn(line, name, { head: true, fuzzy: false })?.chain ?? null;
    return [{ name: chain?.name ?? tidyStoreName(name), line, confidence: STATED, chain, inDoubt: false }];
  });
  // A service's page names many people and places: only a known chain that the order's words name is the shop.
  if (usual?.chain && !usual.inDoubt && isCarrier)
    return (
      matched.find(({ chain, name, line }) => chain && !CARRIER.test(name) && OF_ORDER.test(line.text)) ??
      usual
    );
  const best =
    matched.find(({ chain }) => chain !== null) ??
    matched.find(({ name }) => !CARRIER.test(name)) ??
    matched[0];
  if (best && (best.chain || !usual || usual.inDoubt || isOrderHeading(usual.line.text))) return best;
  if (!usual || !isOrderHeading(usual.line.text)) return usual;
  const others = lines.filter(({ text }) => !isOrderHeading(text)).map((line, index) => ({ ...line, index }));
  return storeNameOf(others);
}
