import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const TODAY = "2026-11-26";

interface Printed {
  readonly shop?: string;
  readonly goods?: string;
  readonly foot?: string;
}

const SUMS = "SUBTOTAL                 9.48\nTOTAL                    9.48\nDEBIT                    9.48";
const read = ({ shop = "HAZEL CORNER FOODS\nREGINA SK  S4P 3Y2", goods = "", foot = "" }: Printed) =>
  understandPage(
    pageOf(`${shop}\nRICE CAKES               3.99\n${goods}PEARS                    5.49\n${SUMS}\n${foot}`),
    TODAY,
  );

function dateOf(printed: Printed) {
  const { purchaseDate, issues } = read(printed);
  const issue = issues.find(({ code }) => code === "no_date" || code === "date_in_doubt");
  return { date: purchaseDate.value, asked: issue?.code ?? null, dates: issue?.dates ?? null };
}

const sure = (date: string) => ({ date, asked: null, dates: null });
const NONE = { date: null, asked: "no_date", dates: null };

describe("reading-70 a day to come is never the day of purchase", () => {
  it.each(["2041-05-09  10:11", "2026-12-24  10:11", "MAY 9, 2038", "12/30/2026 14:05"])(
    "reading-70 %s is no date, and the reading asks",
    (foot) => {
      expect(dateOf({ foot })).toEqual(NONE);
    },
  );

  it.each([
    ["29/08/26  10:11", "2026-08-29"],
    ["27/03/24  10:11", "2024-03-27"],
    ["DATE/TIME: 31/10/24 9:15", "2024-10-31"],
    ["25/12/26  08:30", "2025-12-26"],
  ])("reading-70 %s gives way to the order that is past", (foot, date) => {
    expect(dateOf({ foot })).toEqual(sure(date));
  });

  it("reading-70 today is no day to come, wherever the till stands", () => {
    expect(dateOf({ foot: "2026-11-26  07:01" })).toEqual(sure("2026-11-26"));
  });
});

describe("reading-129 an offer's date decides no order", () => {
  it("reading-129 asks for 06/07/2025 beside a coupon that is valid until 12/31/2026", () => {
    expect(dateOf({ foot: "DateTime: 06/07/2025 12:18\nCOUPON VALID UNTIL 12/31/2026" })).toMatchObject({
      asked: "date_in_doubt",
      dates: ["2025-06-07", "2025-07-06"],
    });
  });

  it("reading-129 the till's own day of return decides as before", () => {
    expect(dateOf({ foot: "06/07/2025 12:18\nRETURN BY 25/08/2025" })).toEqual(sure("2025-07-06"));
  });
});

describe("reading-71 figures alone are read in every order, and asked where two remain", () => {
  it.each([
    ["MAXI\nGATINEAU QC  J8T 4J1", "26/02/08  17:40", "2026-02-08"],
    ["FORTINOS\nHAMILTON ON  L8P 1A1", "DateTime: 24/11/03 12:01:59", "2024-11-03"],
    ["SAFEWAY\nSEATTLE, WA 98101", "09/10/26 17:20", "2026-09-10"],
    ["Walmart\nMONCTON NB  E1C 1A1", "04/05/26  17:20:11", "2026-04-05"],
    ["T&T SUPERMARKET\nEDMONTON AB  T5T 4J2", "DATE: 02/03/26  TIME: 9:46", "2026-02-03"],
    ["NO FRILLS\nWINNIPEG MB  R3C 1A1", "06/07/2026  18:43:00", "2026-06-07"],
  ])("reading-71 %s decides what %s means", (shop, foot, date) => {
    expect(dateOf({ shop, foot })).toEqual(sure(date));
  });

  it("reading-71 an order that would be older than seven years gives way to another", () => {
    expect(dateOf({ foot: "25/08/11  17:40" })).toEqual(sure("2025-08-11"));
    expect(dateOf({ foot: "11/08/25  17:40" })).toMatchObject({ asked: "date_in_doubt" });
  });

  it("reading-71 a year decides, and not a month more or less of the seven years", () => {
    const shop = "SAFEWAY\nSEATTLE, WA 98101";
    expect(dateOf({ shop, foot: "03/12/19  17:40" })).toEqual(sure("2019-03-12"));
    expect(dateOf({ foot: "03/12/19  17:40" })).toMatchObject({ dates: ["2019-03-12", "2019-12-03"] });
  });

  it("reading-71 an unmistakable date of the receipt decides the order of the others", () => {
    const foot = "04/06/2026 12:40\nRETURN BEFORE 29/06/2026";
    expect(dateOf({ foot })).toEqual(sure("2026-06-04"));
    expect(dateOf({ foot: "04/06/2026 12:40\n2026-06-04" })).toEqual(sure("2026-06-04"));
  });

  it.each([
    ["05/09/2026 12:40", ["2026-05-09", "2026-09-05"]],
    ["03/08/25", ["2025-03-08", "2025-08-03"]],
    ["23/06/25  12:40", ["2025-06-23", "2023-06-25"]],
  ])("reading-71 %s of a Canadian shop without a known habit may be %j, both are told", (foot, dates) => {
    expect(dateOf({ foot })).toEqual({ date: dates[0], asked: "date_in_doubt", dates });
    expect(read({ foot }).purchaseDate.confidence).toBeLessThanOrEqual(0.6);
  });

  it("reading-71 two dates that stand alike are both told", () => {
    const { asked, dates } = dateOf({ foot: "MAR 3, 2026 10:20\nMAR 9, 2026 10:20" });
    expect(asked).toBe("date_in_doubt");
    expect(dates).toEqual(["2026-03-03", "2026-03-09"]);
  });
});

describe("reading-72 a row of goods makes no date", () => {
  it.each([
    "MARS 3 24CT              9.99\n",
    "JUN 8 12PK              14.29\n",
    "DECAF 14 16.49          16.49\n",
    "SEPT 5 24 GIFT BOX      11.25\n",
    "LIDS 8/10/12 OZ          2.50\n",
    "FRAME 4/6/12             6.00\n",
    "OCTOPUS 12 24            6.00\n",
    "APR 6 18CT\n  2 @ 3.00               6.00\n",
    "NOV 9 24 ADVENT TEA\n",
  ])("reading-72 %s", (goods) => {
    expect(dateOf({ goods })).toEqual(NONE);
    expect(dateOf({ goods, foot: "2026-04-11  13:05" })).toEqual(sure("2026-04-11"));
  });

  it("reading-72 a date with a clock or by its own word stays one, whatever stands beside it", () => {
    expect(dateOf({ foot: "DATE 08/14/25 AMT        9.48" })).toEqual(sure("2025-08-14"));
    expect(dateOf({ foot: "OCT 12 2025 14:03 REG 4" })).toEqual(sure("2025-10-12"));
  });
});

describe("reading-73 what a browser prints on each page is no day of purchase", () => {
  const order = (head: string, foot: string, day: string) =>
    dateOf({ shop: `${head}\nHAZEL CORNER FOODS\nREGINA SK  S4P 3Y2`, foot: `${day}\n${foot}` });

  it.each([
    ["9/14/26, 7:12 PM  Your order | Hazel", "https://hazel.example/orders/88  1/1"],
    ["14/09/2026, 19:12  Détails de la commande", "https://hazel.example/commandes/88  1/2"],
    ["2026-09-14 19 h 12  Votre commande", "https://hazel.example/commandes/88  1/2"],
    ["2026-09-14, 7:12 p.m.  Receipt 88 - Hazel", "Page 1 of 2  https://hazel.example/orders/88"],
    ["Receipt 88  https://hazel.example/orders/88", "1 of 2  2026-09-14, 7:12 p.m."],
  ])("reading-73 %s", (head, foot) => {
    expect(order(head, foot, "2025-12-03  18:31")).toEqual(sure("2025-12-03"));
    expect(order(head, foot, "")).toEqual(NONE);
  });

  it("reading-73 the day of the order comes before the one on which it was delivered", () => {
    expect(dateOf({ foot: "Order date\nMar 2, 2026\nDelivered Mar 6, 2026" })).toEqual(sure("2026-03-02"));
    expect(dateOf({ foot: "Date de commande : 2026-05-02\nLivraison le 2026-05-04" })).toEqual(
      sure("2026-05-02"),
    );
  });
});

it("reading-74 an old date that stands by itself is asked", () => {
  expect(dateOf({ foot: "3/14/12" })).toEqual({
    date: "2012-03-14",
    asked: "date_in_doubt",
    dates: ["2012-03-14"],
  });
  expect(dateOf({ foot: "DATE 3/14/12 10:20" })).toEqual(sure("2012-03-14"));
});

it("reading-119 a date through whose figures a stamp goes is in doubt, a name beside another stamp leaves it sure", () => {
  const page = pageOf(
    "HAZEL CORNER FOODS\nRICE CAKES               3.99\nTOTAL                    3.99\n2026-03-14 10:11",
  );
  const stamped = (text: string) => {
    const words = page.words.map((word) => (word.text.startsWith(text) ? { ...word, struck: true } : word));
    return understandPage({ ...page, words }, TODAY).issues.map(({ code }) => code);
  };
  expect(stamped("2026-03-14")).toContain("date_in_doubt");
  expect(stamped("HAZEL")).not.toContain("date_in_doubt");
});

describe("reading-106 a date with a digit that was hard to see is in doubt", () => {
  const seen = (rows: string, probability: number) => {
    const page = pageOf(
      `HAZEL CORNER FOODS\nRICE CAKES               3.99\nTOTAL                    3.99\n${rows}`,
    );
    const words = page.words.map((word) =>
      word.text.startsWith("2026-03-1")
        ? {
            ...word,
            charChoices: [...word.text].map((letter, at) => [
              [letter, at === 9 ? probability : 0.99] as const,
            ]),
          }
        : word,
    );
    const { purchaseDate, issues } = understandPage({ ...page, words }, TODAY);
    return [purchaseDate.value, issues.some(({ code }) => code === "date_in_doubt")];
  };

  it("reading-106 alone, and not where it stands a second time", () => {
    expect(seen("2026-03-14  10:11", 0.45)).toEqual(["2026-03-14", true]);
    expect(seen("2026-03-14  10:11", 0.9)).toEqual(["2026-03-14", false]);
    expect(seen("2026-03-14  10:11\nMAR 14, 2026  10:11", 0.45)).toEqual(["2026-03-14", false]);
  });
});

describe("reading-137 the date of a lot, or until which goods keep, is no day of purchase", () => {
  it.each([
    "LOT 12/05/26",
    "LOT# 12/05/26",
    "LOT\n12/05/26",
    "LOT NO. 2026-05-12\nLOT NO. 2026-05-12",
    "BATCH 12/05/26",
    "BATCH 051226",
    "BATCH NO. 051226  10:11",
    "PACKED ON 12/05/26",
    "EMBALLÉ LE 2026-05-12",
  ])("reading-144 %s alone is asked, with its day", (foot) => {
    expect(dateOf({ foot })).toMatchObject({ date: "2026-05-12", asked: "date_in_doubt" });
    expect(dateOf({ foot: `2026-03-04  10:11\n${foot}` })).toEqual(sure("2026-03-04"));
  });

  it.each(["LOT 2024-01-05", "BATCH 2025-03-03", "PACKED ON 01/05/24"])(
    "reading-144 %s, more than a year back, is not taken for it",
    (foot) => {
      expect(dateOf({ foot })).toEqual(NONE);
    },
  );

  it("reading-144 a terminal's batch is likelier the day than a packing", () => {
    const foot = "LOT 123 PACKED ON 05/10/26\nBATCH 051226";
    expect(dateOf({ foot })).toMatchObject({ date: "2026-05-12", asked: "date_in_doubt" });
  });

  it.each(["BATCH 991399", "BATCH 010203", "BATCH 000417", "LOT 051226", "BATCH 0512267"])(
    "reading-144 %s is no day of late, and none is offered",
    (foot) => {
      expect(dateOf({ foot })).toEqual(NONE);
    },
  );

  it.each([
    "EXP DATE 12/05/2026",
    "BEST BEFORE DATE: 12/05/2026",
    "BB 12/05/26",
    "MEILLEUR AVANT 2026-05-12",
    "MEILLEUR AVANT LE 2026-05-12",
    "DLC 2026-05-12",
  ])("reading-137 %s alone is none, and the reading asks", (foot) => {
    expect(dateOf({ foot })).toEqual(NONE);
    expect(dateOf({ foot: `2026-03-04  10:11\n${foot}` })).toEqual(sure("2026-03-04"));
  });

  it.each([
    ["LOT 3, MILL LANE\n2026-03-04  10:11", "2026-03-04"],
    ["BATCH# 001  03/27/26  10:11", "2026-03-27"],
    ["BATCH 03/27/26  10:11", "2026-03-27"],
    ["EXPRESS LANE  2026-03-04", "2026-03-04"],
    ["LOT 4\n\n2026-03-04", "2026-03-04"],
    ["TERMINAL LOT 31  2026-03-04", "2026-03-04"],
    ["BALLOT  2026-03-04", "2026-03-04"],
  ])("reading-137 a day beside other words stays one: %s", (foot, date) => {
    expect(dateOf({ foot }).date).toBe(date);
  });
});
