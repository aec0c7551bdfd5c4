import { longPattern } from "../words/long-pattern";

/** `Refunded items`, `2 items out of stock`, `Articles non disponibles`: what stands below was not charged. */
export const NOT_CHARGED_HEADING = longPattern(
  String.raw`
    ^\W*(?:\d+\s+)?(?:(?:ITEMS?|PRODUCTS?|ARTICLES?|PRODUITS?)\W+(?:\w+\W+){0,3})?
    (?:REFUND(?:ED|S)?|REMBOURS[EÉ]E?S?|CANCELL?ED|ANNUL[EÉ]E?S?|UNAVAILABLE|UNFULFILLED|OUT[ -]OF[ -]STOCK|
    NOT (?:AVAILABLE|FOUND|DELIVERED|CHARGED)|MISSING|INDISPONIBLES?|NON DISPONIBLES?|(?:EN )?RUPTURE DE STOCK|
    MANQUANTE?S?|NON LIVR[EÉ]E?S?|COULDN.T (?:GET|FIND))
    (?:\W+(?:ITEMS?|PRODUCTS?|ARTICLES?|PRODUITS?))?(?:\W*\(?\d+\)?)?\W*$`,
  "i",
);
const GOODS_WORD = /\b(?:ITEMS?|PRODUCTS?|ARTICLES?|PRODUITS?)\b/i;

/** Whether such a row speaks of several goods, and so can't belong to the one above it. */
export const speaksOfGoods = (text: string) => GOODS_WORD.test(text);

/** `Replaced: X $4.99`, `Substituted: was X`, `au lieu de X`: what was ordered, and another came. */
export const CAME_OTHERWISE = longPattern(
  String.raw`
    ^\W*(?:REPLACED|SUBSTITUTED|SWAPPED|REPLACES|REMPLAC[EÉ]E?|SUBSTITU[EÉ]E?)\s*(?::|(?:FOR|WAS|POUR)\b)|
    ^\W*(?:SUBSTITUT(?:ED|ION|E)|REPLACEMENT|REMPLACEMENT|SWAP|REPLACED)\s+(?:FOR|POUR)\b|^\W*(?:INSTEAD OF|IN PLACE OF|AU LIEU DE|
    EN REMPLACEMENT DE|REMPLACE\b|REPLACES\b)|^\W*(?:ORIGINAL(?:LY)?(?: (?:ITEM|ORDER(?:ED)?))?|YOU ORDERED|
    ARTICLE D.ORIGINE|COMMAND[EÉ])\s*:`,
  "i",
);
/** `Unavailable: X`, `Refunded: X`, `Non disponible : X`. */
export const DID_NOT_COME = longPattern(
  String.raw`
    ^\W*(?:UNAVAILABLE|OUT OF STOCK|REFUNDED|CANCELL?ED|NOT (?:AVAILABLE|FOUND|DELIVERED)|(?:NON |IN)DISPONIBLE|
    RUPTURE DE STOCK|REMBOURS[EÉ]E?|ANNUL[EÉ]E?|NON LIVR[EÉ]E?)\s*:`,
  "i",
);
/** `Replaced with X`, `Remplacé par X`: what is named came in place of what stands above. */
export const CAME_INSTEAD = longPattern(
  String.raw`
    ^\W*(?:(?:REPLACED|SUBSTITUTED|SWAPPED) (?:WITH|BY)|(?:REMPLAC[EÉ]E?|SUBSTITU[EÉ]E?) PAR|(?:REPLACEMENT|SUBSTITUTE|
    REMPLACEMENT|SUBSTITUTION)(?: ITEM)?\s*:)\W*`,
  "i",
);
/** What is paid beside the goods. */
export const FEE = longPattern(
  String.raw`
    \bTIPS?\b|GRATUIT(?:Y|IES)|POURBOIRES?|\bFEES?\b|\bFRAIS (?:DE|D.)|^\W*FRAIS\b|^\W*(?:DELIVERY|SHIPPING|LIVRAISON|
    EXP[EÉ]DITION|PICK ?UP|RAMASSAGE|CUEILLETTE|HANDLING|MANUTENTION)\b(?:.{0,20}\bHANDLING)?\W*$|
    ^\W*(?:SHIPPING|DELIVERY|SERVICE)\W+(?:&|AND|CHARGE|CHARGES|COST)|SERVICE CHARGE|SURCHARGE|BAG CHARGE|
    \bDEPOSITS?\b|CONSIGNES?\b|BOTTLE|\bCRV\b|\bECO\W?FRAIS|ENVIRON`,
  "i",
);
/** What is taken off the whole order. */
export const BASKET_SAVINGS = longPattern(
  String.raw`
    SAVINGS?|DISCOUNTS?|PROMO|COUPONS?|RABAIS|[EÉ]CONOMIES?|R[EÉ]DUCTIONS?|\bOFF\b|OFFERS?|CREDITS?|CR[EÉ]DITS?|REMISE|GIFT|
    REWARDS?|R[EÉ]COMPENSE|POINTS|MEMBER`,
  "i",
);
/** What was paid back, told again below the goods. */
export const PAID_BACK = /REFUND|REMBOURS/i;

/** What a page tells of an article that is neither its name nor its price. */
export const DETAIL = longPattern(
  String.raw`
    ^\W*(?:SOLD|VENDUE?S?|SHIPPED BY|SIZE|FORMAT|TAILLE|COLOU?R|COULEUR|CONDITION|STYLE|RETURN(?:S|ABLE| OR| WINDOW)|
    ELIGIBLE|WRITE A|BUY (?:IT )?AGAIN|ACHETER|ADD TO|AJOUTER|VIEW|VOIR|SEE |GET HELP|LEAVE|TRACK|SUIVRE|ITEM\s?(?:#|NO|ID)|
    SKU|UPC|PLU|ASIN|MODEL|ARTICLE\s?(?:#|NO|N[O°])|PRODUCT CODE|DELIVERED|SHIPPED|LIVR[EÉ]|EXP[EÉ]DI[EÉ]|PICKED|FINAL WEIGHT|
    WEIGHT[- ]ADJUSTED|POIDS|EST(?:IMATED|IM[EÉ])?\.? (?:WEIGHT|POIDS|PRICE|PRIX)|YOU SAVED?|VOUS [EÉ]CONOMI|REG(?:ULAR)?\b|WAS\b|PRIX R[EÉ]G|
    NOTE\b|INSTRUCTIONS|ALLOW|STATUS|STATUT|MULTIPLE|DEPARTMENT|AISLE|BRAND\s?:|MARQUE\s?:)|\b(?:IN STOCK|EN STOCK)\b|
    ^\W*(?:[A-Z]+ )?(?:REVIEW|FREE RETURNS?)\b|
    ^\W*(?:FINAL|ORIGINAL|ESTIMATED|NEW|TOTAL|AMOUNT|ORDER)\W+(?:CHARGED?|TOTAL|PAID|COST|AMOUNT)\b|^\W*MONTANT\b|CHARGED TO|
    \d{1,2}:\d{2}|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b[A-Z]{2}\s\d{5}\b|\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}|@\w|WWW\.|\.(?:COM|CA)\b`,
  "i",
);
/** `Your order from …`, `Merci pour votre commande`: a sentence of the page, and no article. */
export const OF_THE_ORDER =
  /^\W*(?:YOUR|VOTRE|THANKS?|MERCI|HI|HELLO|BONJOUR)\b.*\b(?:ORDER|COMMANDE|E?-?RECEIPT|RE[CÇ]U|PURCHASE|ACHATS?)\b/i;
/** What stands beside a day, and names no article. */
export const OF_A_DAY = longPattern(
  String.raw`
    \b(?:ORDER(?:ED)?|PLACED|PURCHASED?|BOUGHT|DATE|DAY|ON|OF|THE|YOUR|COMMAND(?:E|[EÉ]E?)S?|PASS[EÉ]E?|ACHAT|ACHET[EÉ]|LE|LA|DU|DE|
    VOTRE|(?:MON|TUES?|WED(?:NES)?|THU(?:RS)?|FRI|SAT(?:UR)?|SUN)(?:DAY)?|LUNDI|MARDI|MERCREDI|JEUDI|VENDREDI|SAMEDI|
    DIMANCHE)(?![\p{L}])|\b[AP]M\b`,
  "giu",
);
/** An order that was given up as a whole. */
export const ORDER_CANCELLED = longPattern(
  String.raw`
    ^\W*(?:(?:YOUR|THIS|THE|VOTRE|CETTE|LA)\s+)?(?:ORDER|COMMANDE)\b(?:\W*(?:#|NO|NUMBER|NUM[EÉ]RO)?\W*[\d-]{3,})?\W+
    (?:(?:HAS|HAVE|WAS|IS|BEEN|A|[EÉ]T[EÉ]|EST)\W+){0,3}(?:CANCELL?ED|ANNUL[EÉ]E)\W*$|
    ^\W*(?:ORDER STATUS|STATUS|STATUT(?: DE LA COMMANDE)?)\s*:?\s*(?:CANCELL?ED|ANNUL[EÉ]E)\W*$|
    ^\W*(?:CANCELL?ED|ANNUL[EÉ]E?) (?:ON|LE)\b`,
  "i",
);

/** `Items found`, `Delivered items`, `Replacements`: what stands below was charged. */
export const CHARGED_HEADING = longPattern(
  String.raw`
    ^\W*(?:\d+\s+)?(?:(?:ITEMS?|ARTICLES?|PRODUCTS?|PRODUITS?)\W+(?:FOUND|DELIVERED|SHIPPED|PURCHASED|ORDERED|BOUGHT|RECEIVED|
    TROUV[EÉ]S|LIVR[EÉ]S|ACHET[EÉ]S|COMMAND[EÉ]S|EXP[EÉ]DI[EÉ]S)|(?:FOUND|DELIVERED|SHIPPED|SHOPPED|PURCHASED|ADJUSTED)(?: ITEMS)?|
    REPLACEMENTS?|SUBSTITUTIONS?|REMPLACEMENTS?|YOUR ITEMS|VOS ARTICLES|ORDER DETAILS|D[EÉ]TAILS DE LA COMMANDE)
    (?:\W*\(?\d+\)?)?\W*$`,
  "i",
);
/** What an order's page says of itself, and no shop is called. */
const OF_THE_PAGE =
  /DELIVER|LIVR[EÉAE]|\bPICK ?UP|CUEILLETTE|RAMASSAGE|SHIPPED|EXP[EÉ]DI|\bITEMS?\b|\bARTICLES?\b|\bORDER|COMMANDE|\bDATE\b|CONFIRM|THANK|MERCI|SUMMARY|SOMMAIRE|ADDRESS|ADRESSE|RECEIPT|RE[CÇ]U\b|INVOICE|FACTURE|\bHI\b|HELLO|BONJOUR|REPLAC|REMPLAC|REFUND|REMBOURS/i;

/** A field of a mail's head. */
const MAIL_FIELD = /^\W*(?:FROM|DE|TO|À|SUBJECT|OBJET|SENT|ENVOYÉ)\s*:/i;

/** Whether a line is a heading of an order's page, or a sentence about the order. */
export const isOrderHeading = (text: string) =>
  CHARGED_HEADING.test(text) || OF_THE_PAGE.test(text) || MAIL_FIELD.test(text);
