import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { datesIn } from "./dates/dates";
import { amountsIn } from "./prices/money";
import { understandPage } from "./understand-page";

const read = (text: string) => understandPage(pageOf(text));
const pricesOf = (text: string) => read(text).items.map(({ name, price }) => [name, price]);

describe("reading-44 prices read in a doubtful way", () => {
  it("reading-44 reads letters inside an amount as the digits they look like, before a tax letter too", () => {
    expect(
      pricesOf(`
CORNER FOODS
OAT BREAD              5.9O F
RICE MILK              3.OO F
EGGS                   l.O5 F
JAM                    2.Ql X
TEA                   I0.5O
FLOUR                  4.9OF`).map(([, price]) => price),
    ).toEqual([590, 300, 105, 201, 1050, 490]);
  });

  it("reading-124 takes a point in front of dollars and cents for what is left of a currency's sign", () => {
    const reading = read(`
CORNER FOODS
OAT BREAD              .70.00
RICE MILK             .120.00
EGGS                   .70
TOTAL                 .190.70`);
    expect(reading.items.map(({ price }) => price)).toEqual([7000, 12000, 70]);
    expect(reading.totalCents.value).toBe(19070);
  });

  it.each(["-.20.00", "- .20.00", ".-20.00", ".20.00-", "-$.20.00"])(
    "reading-124 reads %s as money off, whatever is left of the sign beside its minus",
    (printed) => {
      const reading = read(`
CORNER FOODS
OAT BREAD              .70.00
COUPON               ${printed}
RICE MILK             .120.00
TOTAL                 .170.00`);
      expect(reading.items.map(({ price }) => price)).toEqual([5000, 12000]);
      expect(reading.arithmetic.totalAgrees).toBe(true);
    },
  );

  it.each([
    ["$.70.00", 7000],
    [",70.00", 7000],
    ["..70.00", 7000],
    [".1,270.00", 127000],
    [".........7.00", 700],
  ])("reading-124 reads %s as the price behind what is left of a sign, or behind dots", (printed, cents) => {
    const total = ((cents + 700) / 100).toFixed(2);
    const reading = read(
      `CORNER FOODS\nOAT BREAD   ${printed}\nEGGS       5.00\nJAM        2.00\nTOTAL    ${total}`,
    );
    expect(reading.items.map(({ name, price }) => [name, price])[0]).toEqual(["OAT BREAD", cents]);
  });

  it.each([
    ["03 .12.25", "2025-12-03"],
    ["31. 12 .25", "2025-12-31"],
    ["2025 .12.03", "2025-12-03"],
    ["25 .12.03", "2025-12-03"],
    ["DEC .12.25", null],
    ["03 -.12.25", null],
  ])("reading-126 takes no price from the date %s", (printed, date) => {
    const reading = read(`
CORNER FOODS
OAT BREAD              .70.00
RICE MILK             .120.00
BEST BEFORE         ${printed}
EGGS                   .12.25
TOTAL                 .202.25`);
    expect(reading.items.map(({ price }) => price)).toEqual([7000, 12000, 1225]);
    if (date !== null) expect(datesIn(printed)[0]?.readings.map((one) => one.date)).toContain(date);
  });

  it.each(["GF MAYO. 5.29", "MARG. 5.29", "DECAF .5.29", "JUNIOR. 5.29", "GLUTEN FREE MAIS. 5.29"])(
    "reading-126 reads the price of %s, which only begins as a month does",
    (row) => {
      expect(amountsIn(row).map(({ cents }) => cents)).toEqual([529]);
    },
  );

  it.each([
    ["HST 12.10 .05", [1210, 5]],
    ["5.10 .20", [510, 20]],
    ["1.29 .15", [129, 15]],
  ])("reading-126 reads both amounts of %s", (row, cents) => {
    expect(amountsIn(row).map((amount) => amount.cents)).toEqual(cents);
  });

  it("reading-126 takes the price behind a column of counts, which has its own place, for no date", () => {
    const reading = read("CORNER FOODS\nOAT BREAD    1    .12.25\nEGGS         2    .10.30\nTOTAL    .22.55");
    expect(reading.items.map(({ price }) => price)).toEqual([1225, 1030]);
  });

  const SIGNED = `
CORNER FOODS
OAT BREAD             $5.99
RICE MILK             $3.49
SALT                  $2.00
EGGS                  84.00
JAM                   $4.00`;

  it("reading-44 takes a digit in the sign's place for the sign, where no sum says otherwise", () => {
    expect(read(SIGNED).items.map(({ price }) => price)).toEqual([599, 349, 200, 400, 400]);
    expect(read(`${SIGNED}\nTOTAL                $99.48`).items.map(({ price }) => price)).toEqual([
      599, 349, 200, 8400, 400,
    ]);
  });

  it("reading-44 takes several such digits for signs where the sum bears it out", () => {
    const reading = read(`${SIGNED}
PEAS                  $1.00
CORN                  $1.00
BEANS                 $1.00
LENTILS               $2.00
RICE                  53.00
TOTAL                $27.48`);
    expect(reading.items.map(({ price }) => price)).toEqual([
      599, 349, 200, 400, 400, 100, 100, 100, 200, 300,
    ]);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-44 leaves large prices alone where the till prints few signs", () => {
    expect(
      pricesOf("CORNER FOODS\nMIXER      84.00\nEGGS       4.00\nJAM       $4.00\nTEA        2.00").map(
        ([, price]) => price,
      ),
    ).toEqual([8400, 400, 400, 200]);
  });

  const CENTS = `
CORNER FOODS
OAT BREAD              5.99 F
RICE MILK              3.49 F
GARLIC                  59 F
LIME                    33 F
JAM                    4.00 F`;

  it("reading-44 reads two figures in the place of cents as a price below a dollar where the sum says so", () => {
    const reading = read(`${CENTS}\nTOTAL                 14.40`);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["OAT BREAD", 599],
      ["RICE MILK", 349],
      ["GARLIC", 59],
      ["LIME", 33],
      ["JAM", 400],
    ]);
    expect(reading.items[2]?.taxCode).toBe("F");
  });

  it("reading-44 takes them for the rest of a torn price where the sum does not", () => {
    expect(read(`${CENTS}\nTOTAL                 17.40`).items.map(({ price }) => price)).toEqual([
      599, 349, 400,
    ]);
    expect(read(CENTS).items.map(({ price }) => price)).toEqual([599, 349, 400]);
  });
});

describe("reading-17 factors and quantity rows", () => {
  it("reading-17 takes no digits of an article number before its flag for a factor", () => {
    expect(
      pricesOf(`
WALMART
SOAP BAR   007874243408 X   1.76
OAT MILK   007874243409X    2.96 X
BANANAS    4011 X           0.95
TOTAL                       5.67`).map(([, price]) => price),
    ).toEqual([176, 296, 95]);
  });

  it("reading-17 still takes a price behind a factor for the price of one", () => {
    const [item] = read("CORNER FOODS\nEGGS\n  12 X 0.50        6.00\nTOTAL            6.00").items;
    expect(item).toMatchObject({ name: "EGGS", price: 600, quantity: 12, unitPrice: 50 });
  });

  it("reading-17 gives a priced quantity row to the name below it where that has no other price", () => {
    const reading = read(`
CORNER FOODS
2 @ 1.50               3.00 F
BELL PEPPERS
OAT BREAD              5.99 F
2 @ 2.00               4.00 F
JAM
TOTAL                 12.99`);
    expect(reading.items).toMatchObject([
      { name: "BELL PEPPERS", price: 300, quantity: 2, unitPrice: 150 },
      { name: "OAT BREAD", price: 599, quantity: 1 },
      { name: "JAM", price: 400, quantity: 2, unitPrice: 200 },
    ]);
  });

  it("reading-17 takes an offer's row as a note where a price follows, its slash lost too", () => {
    expect(
      pricesOf(`
CORNER FOODS
4 @ 5 / $5.00
BELL PEPPERS           4.00 F
2 @ 3 $5.00
AVOCADO                3.34 F
TOTAL                  7.34`),
    ).toEqual([
      ["BELL PEPPERS", 400],
      ["AVOCADO", 334],
    ]);
  });
});
