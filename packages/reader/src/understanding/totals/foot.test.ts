import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (text: string) => understandPage(pageOf(text));

describe("reading-25 subtotal, taxes, total and payment", () => {
  it("reading-25 reads each tax by itself", () => {
    const reading = read(`
RICE                  10.00
SOAP                  10.00
SUBTOTAL              20.00
GST 5%                 0.50
PST 7%                 0.70
TOTAL                 21.20
VISA                  21.20`);
    expect(reading.taxes.map((tax) => tax.cents)).toEqual([50, 70]);
    expect(reading.totalCents.value).toBe(2120);
    expect(reading.tenders.map((tender) => tender.cents)).toEqual([2120]);
    expect(reading.currency).toBe("CAD");
  });

  it("reading-25 reads a receipt of Québec with decimal commas", () => {
    const reading = read(`
IGA
EPICERIE
PAIN BAGUETTE          2,29
FROMAGE                8,49
RABAIS                -0,75
COLA 2L                2,59 FP
CONSIGNE               0,10
SOUS-TOTAL            12,72
TPS 5,000%             0,13
TVQ 9,975%             0,26
TOTAL                 13,11
COMPTANT              20,00
MONNAIE                6,89`);
    expect(reading.items.map((item) => item.price)).toEqual([229, 774, 259]);
    expect(reading.discounts).toMatchObject([{ cents: -75, itemIndex: 1 }]);
    expect(reading.deposits).toMatchObject([{ cents: 10 }]);
    expect(reading.taxes.map((tax) => tax.cents)).toEqual([13, 26]);
    expect(reading.totalCents.value).toBe(1311);
    expect(reading.currency).toBe("CAD");
    expect(reading.arithmetic).toMatchObject({ subtotalAgrees: true, totalAgrees: true });
  });

  it("reading-25 finds tax and balance on one line", () => {
    const reading = read(`
BLACK BEANS            1.29 B
GALA APPLES            3.26 B
**** TAX  .05  BAL     4.60
VISA                   4.60`);
    expect(reading.totalCents.value).toBe(460);
    expect(reading.taxes.map((tax) => tax.cents)).toEqual([5]);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-25 does not take tender, change, savings or a card's balance for the total", () => {
    const reading = read(`
TOTAL SAVINGS          3.00
CANDLES                3.99
WINE                   5.00
TOTAL                  8.99
CASH                  20.00
CHANGE                11.01
GIFT CARD BALANCE     44.00
TOTAL NUMBER OF ITEMS SOLD 2
YOU SAVED              3.00`);
    expect(reading.totalCents.value).toBe(899);
    expect(reading.items).toHaveLength(2);
  });

  it("reading-25 reads a foot whose figures slipped one line down", () => {
    const reading = read(`
SANITIZER              1.99 T
POWDER                 1.49 T
2 ITEMS                3.48
SUBTOTAL               0.28
TAX 8.1%               3.76
TOTAL                 10.00
CASH`);
    expect(reading.subtotalCents.value).toBe(348);
    expect(reading.totalCents.value).toBe(376);
  });

  it("reading-25 finds the total whose label cannot be read by its figure", () => {
    const reading = read(`
RICE                   2.69
FLOSS                  8.99
SUBTOTAL              11.68
CAI                   11.68`);
    expect(reading.totalCents.value).toBe(1168);
  });

  it("reading-25 goes on after a subtotal that has items behind it", () => {
    const reading = read(`
FIGURES                6.63
TOOTHBRUSH             0.96
SUBTOTAL               7.59
SLIPPERS               9.86
SUBTOTAL              17.45
TAX                    1.30
TOTAL                 18.75`);
    expect(reading.items).toHaveLength(3);
    expect(reading.subtotalCents.value).toBe(1745);
  });

  it("reading-25 reads a tax line that tells the state, the rate and what it is taken on", () => {
    const reading = read(`
CORNER FOODS
NAIL FILE              4.50
HAND SOAP              3.25
SUBTOTAL              $7.75
T = CA TAX 9.0000% on $7.75  $0.70
TOTAL                 $8.45`);
    expect(reading.taxes.map(({ cents }) => cents)).toEqual([70]);
    expect(reading.items).toHaveLength(2);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-25 reads a total whose point was lost, where it stands in the column of points", () => {
    const reading = read(`
CORNER FOODS
NAIL FILE              4.50
HAND SOAP              3.25
SUBTOTAL               7.75
TAX                    0.70
TOTAL                   845
CASH                  10.00`);
    expect(reading.totalCents.value).toBe(845);
  });

  it("reading-25 makes no price of a figure without a point that counts something", () => {
    const reading = read(`
CORNER FOODS
NAIL FILE              4.50
HAND SOAP              3.25
CUTTER BLADES           100
SUBTOTAL               7.75
TOTAL                  7.75`);
    expect(reading.items.map(({ price }) => price)).toEqual([450, 325]);
  });

  it.each(["TOTAL (3 QTY)          7.75", "NET AMOUNT             7.75", "04:02PMTOTA1 DUE       7.75"])(
    "reading-25 takes %s for the total",
    (line) => {
      const reading = read(`
CORNER FOODS
NAIL FILE              4.50
HAND SOAP              3.25
${line}
CASH                  10.00`);
      expect(reading.totalCents.value).toBe(775);
      expect(reading.items).toHaveLength(2);
    },
  );

  it.each([["CASH                  20.00\nCHANGE                 9.51"], ["DEBIT CARD            10.49"]])(
    "reading-25 lets subtotal with tax, and what was paid, outvote a misread total: %s",
    (paid) => {
      const reading = read(`
CORNER FOODS
OAT BREAD              5.99 F
JAM                    4.00 F
SUBTOTAL               9.99
TAX                    0.50
TOTAL                 16.49
${paid}`);
      expect(reading.totalCents.value).toBe(1049);
      expect(reading.arithmetic.totalAgrees).toBe(true);
    },
  );

  it("reading-25 keeps a total that the goods bear out, whatever subtotal and payment say", () => {
    const reading = read(`
CORNER FOODS
OAT BREAD             12.58 N
SUBTOTAL              12.68
TOTAL                 12.58
VISA TEND             12.68
CHANGE DUE             0.00`);
    expect(reading.totalCents.value).toBe(1258);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-25 keeps a total that is rounded for cash, and one of other digits", () => {
    const foot = (total: string, paid: string) =>
      read(`CORNER FOODS\nJAM   9.99\nSUBTOTAL   9.99\nTAX   0.53\nTOTAL   ${total}\nDEBIT   ${paid}`);
    expect(foot("10.50", "10.52").totalCents.value).toBe(1050);
    expect(foot("37.91", "10.52").totalCents.value).toBe(3791);
  });
});

describe("reading-116 a total that goes on from one above it", () => {
  const totals = (text: string) => {
    const { totalCents, subtotalCents, items, discounts } = read(text);
    return {
      total: totalCents.value,
      subtotal: subtotalCents.value,
      prices: items.map(({ price }) => price),
      discounts,
    };
  };

  it("reading-116 with a gratuity between them the last is the total, and the gratuity is no discount", () => {
    expect(
      totals(`
SOUP                   8.00
SALAD                 12.00
SUBTOTAL              20.00
TOTAL                 20.00
GRATUITY 18%           3.60
TOTAL                 23.60`),
    ).toEqual({ total: 2360, subtotal: 2000, prices: [800, 1200], discounts: [] });
  });

  it("reading-116 with taxes between them the first is the subtotal", () => {
    expect(
      totals(`
DOSA                   9.00
TEA                    3.00
TOTAL                 12.00
SERVICE TAX            0.72
VAT 2%                 0.24
NET AMOUNT            12.96`),
    ).toEqual({ total: 1296, subtotal: 1200, prices: [900, 300], discounts: [] });
  });

  it("reading-116 cash given back with a payment is no part of it", () => {
    expect(
      totals(`
SOUP                   8.00
SALAD                 12.00
TOTAL                 20.00
CASH BACK             40.00
TOTAL                 60.00
DEBIT                 60.00`).total,
    ).toBe(2000);
  });
});

describe("reading-127 words that tills cut short", () => {
  const TILL = `
CORNER FOODS
OAT BREAD             .80.00
RICE MILK             .60.00
EGGS                  .22.00`;

  it.each(["ST", "STL", "SBTL", "S/T"])("reading-127 takes %s for the subtotal", (word) => {
    const reading = read(`${TILL}\n${word}   .162.00\nGST   .8.10\nTL    170.10\nCASH    170.10`);
    expect(reading.subtotalCents.value).toBe(16200);
    expect(reading.totalCents.value).toBe(17010);
    expect(reading.items).toHaveLength(3);
  });

  it("reading-127 reads the subtotal whose sign was read as a minus with the goods above it", () => {
    const reading = read(`${TILL}\nST    -162.00\nTL     162.00\nCASH   .162.00`);
    expect([reading.subtotalCents.value, reading.totalCents.value]).toEqual([16200, 16200]);
    expect([reading.items.length, reading.discounts.length]).toEqual([3, 0]);
  });

  it.each(["TL", "TTL", "TOT", "* TL", "HK$ TL", "CAD TTL"])("reading-127 takes %s for the total", (word) => {
    const reading = read(`${TILL}\nTIP   .10.00\n${word}    172.00`);
    expect(reading.totalCents.value).toBe(17200);
    expect(reading.items.map(({ name }) => name)).not.toContain(word.slice(-3).trim());
  });

  it.each(["CHG", "CG", "CHNG", "CRD", "CHQ", "CSH", "ESPÈCES", "HK$", "USD", "EUR"])(
    "reading-127 takes no item from a row that says only %s beside an amount",
    (word) => {
      const reading = read(`${TILL}\n${word}    400.00`);
      expect(reading.items.map(({ price }) => price)).toEqual([8000, 6000, 2200]);
    },
  );

  it.each(["TL BREAD", "ST ALBANS CHEESE", "USDA BEEF", "CHGA TEA", "TOTS"])(
    "reading-127 leaves %s, which only begins so, an item",
    (name) => {
      const reading = read(`${TILL}\n${name}    4.00\nTOTAL    166.00`);
      expect(reading.items.at(-1)).toMatchObject({ name, price: 400 });
    },
  );
});

describe("reading-131 words of sums and of money", () => {
  it.each(["CAD", "US$", "HK$"])("reading-131 a row that says only %s is no article's name", (money) => {
    const reading = read(`CORNER FOODS\nGF NOODLES\n${money}\n3.99\nTEA    2.00\nTOTAL    5.99`);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["GF NOODLES", 399],
      ["TEA", 200],
    ]);
  });

  it.each(["TOTAL CA$", "TOTAL     US$", "ORDER TOTAL US$"])("reading-131 %s is the total", (label) => {
    expect(read(`CORNER FOODS\nGF BREAD    6.99\n${label}    6.99`).totalCents.value).toBe(699);
  });
});

describe("reading-133 rows of points that were spent", () => {
  it.each(["POINTS SCENE+ ECHANGES", "SCENE+ POINTS USED", "POINTS MOI UTILISÉS"])(
    "reading-133 %s pays for everything, and lowers no item",
    (row) => {
      const reading = read(`CORNER FOODS\nGF BREAD    7.00\n${row}    -5.00\nMILK    3.00\nTOTAL    5.00`);
      expect(reading.items.map(({ price }) => price)).toEqual([700, 300]);
      expect(reading.discounts.map(({ cents, itemIndex }) => [cents, itemIndex])).toEqual([[-500, null]]);
      expect(reading.issues.map(({ code }) => code)).not.toContain("line_in_doubt");
    },
  );
});
