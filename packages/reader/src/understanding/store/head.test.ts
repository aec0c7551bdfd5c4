import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { CHAINS } from "../../chains/chains";
import { understandPage } from "../understand-page";

const read = (text: string) => understandPage(pageOf(text));
const dateIn = (text: string) => read(`CORNER FOODS\nMILK   3.99\nTOTAL   3.99\n${text}`).purchaseDate.value;
const storeIn = (text: string) => read(`${text}\nMILK    3.99\nTOTAL   3.99`).store.value;

describe("reading-30 the date of purchase", () => {
  it.each([
    ["08/20/10  13:12:01", "2010-08-20"],
    ["06-28-2014  12:34PM 0403 0413", "2014-06-28"],
    ["2015/04/09  19:34", "2015-04-09"],
    ["25/12/2018 8:13:39 PM", "2018-12-25"],
    ["APRIL 1,2016   8:39 AM", "2016-04-01"],
    ["3 JUILLET 2021", "2021-07-03"],
    ["14 FÉVR 2022", "2022-02-14"],
    ["0ct 11,2019", "2019-10-11"],
    ["2/25/125:21PM0204010227125", "2012-02-25"],
    ["566 1741 005101/24/20141:23PM", "2014-01-24"],
    ["OP33TRNO013006/19/2015 12:29PM", "2015-06-19"],
    ["08/09/1912:12PM", "2019-08-09"],
    ["Ju119'1412:36PM", "2014-07-19"],
    ["9/03/09 15:446796920087462", "2009-09-03"],
    ["20230714 10:22", "2023-07-14"],
  ])("reading-30 reads %s", (printed, date) => {
    expect(dateIn(printed)).toBe(date);
  });

  it("reading-30 prefers the date of purchase to other dates on the receipt", () => {
    expect(
      dateIn("RETURNS WITH RECEIPT THRU 05/31/2016\nAPRIL 1,2016  8:39AM\nMEMBER SINCE 01/01/2009"),
    ).toBe("2016-04-01");
    expect(dateIn("04/04/2011 11:41AM EXPIRES 07/03/11")).toBe("2011-04-04");
  });

  it("reading-30 reads a letter in a year's last place as the digit it looks like", () => {
    expect(dateIn("04/20/201G 15:00 629 4 172 14")).toBe("2016-04-20");
    expect(dateIn("04/20/201B")).toBe("2018-04-20");
    expect(dateIn("04/20/201X")).toBeNull();
  });

  it("reading-30 takes no price from a day and its clock", () => {
    const reading = read(`
CORNER FOODS
HST # 842673249RT0001
TERM 431               2019-07-15 12:06
OLD CHEDDAR 400G
3 @ 3/25.77                      25.77
HAND CREAM                        7.19 H
GALA APPLES
1.727 kg @ 4.38 /kg               7.56
GF PIZZA CRUST                    7.99
SUBTOTAL                         48.51
HST 13%                           0.93
TOTAL                            49.44`);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["OLD CHEDDAR 400G", 2577],
      ["HAND CREAM", 719],
      ["GALA APPLES", 756],
      ["GF PIZZA CRUST", 799],
    ]);
    expect(reading.purchaseDate.value).toBe("2019-07-15");
  });

  it("reading-30 trusts a date with its own clock over one whose year runs into the clock", () => {
    expect(dateIn("06/04/14 20:29 PIN USED\n6/04/20120:29 0290 24")).toBe("2014-06-04");
  });

  it("reading-30 reads an ambiguous date like the unmistakable one beside it", () => {
    expect(dateIn("04/09/2015 19:34\n2015/09/04")).toBe("2015-09-04");
  });

  it.each(["90CT 10.99T", "TEL 416-555-0123", "31/31/2015", "REF 20159999", "1 @ 2/1.00"])(
    "reading-30 makes no date of %s",
    (printed) => {
      expect(dateIn(printed)).toBeNull();
    },
  );
});

describe("reading-29 the store", () => {
  it("reading-29 knows at least 150 chains of the United States and Canada", () => {
    expect(CHAINS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(CHAINS.flatMap((chain) => chain.countries))).toEqual(new Set(["us", "ca"]));
  });

  it.each([
    ["WAL*MART", "Walmart"],
    ["Walnart\nSave money. Live better.", "Walmart"],
    ["EWHOLESALE\nThornton #629\n2X Member 111826278335", "Costco Wholesale"],
    ["WHOLE\nFOODS\nMARKET", "Whole Foods Market"],
    ["TRADER J0E'S", "Trader Joe's"],
    ["RCSS 1570 - 4821 CALGARY TRAIL", "Real Canadian Superstore"],
    ["FOODS\nThe Supermarket Low Price Leader\nwww.wincofoods.com", "WinCo Foods"],
    ["ARGET\nEXPECT MORE. PAY LESS.", "Target"],
    ["99 SUPERMARKET", "99 Supermarket"],
    ["IGA EXTRA", "IGA"],
    ["ROSS\nDRESS FOR LESS", "Ross Dress for Less"],
    ["R0SS", "Ross Dress for Less"],
    ["MAGASINS ROSSY", "Rossy"],
  ])("reading-29 reads the chain behind %s", (head, name) => {
    expect(storeIn(head)).toBe(name);
  });

  it.each([
    ["TIP TOP MEATS\n6118 PASEO DEL NORTE\nCARLSBAD, CA 92011", "TIP TOP MEATS"],
    ["GOLDEN LOTUS SUPERMARKET\n8181 CAMBIE ROAD", "GOLDEN LOTUS SUPERMARKET"],
    ["GREAT CEDAR SUPERSTORE", "GREAT CEDAR SUPERSTORE"],
    ["STACKWELL\nWHOLESALE CLUB", "STACKWELL"],
    ["METROPOLITAN DELI", "METROPOLITAN DELI"],
    ["NORTHERN PANTRY\nBig on Fresh, Low on Price\n23-BAKERY", "NORTHERN PANTRY"],
    ["TULLMARK\nBAKERY", "TULLMARK"],
  ])("reading-29 keeps a shop's own name though it holds words of a chain: %s", (head, name) => {
    expect(storeIn(head)).toBe(name);
  });

  it.each([
    ["SAFEWAY\nEDMONTON, AB T5T 4M2", "CAD"],
    ["SAFEWAY\nSan Jose CA 95129", "USD"],
    ["NO FRILLS", "CAD"],
    ["CORNER SHOP", null],
  ])("reading-32 tells the currency from the head: %s", (head, currency) => {
    expect(read(`${head}\nMILK    3.99\nTOTAL   3.99`).currency).toBe(currency);
  });

  it.each([
    ["Low prices. Fresh daily.\nHILLTOP PRODUCE\n480 E Canyon Rd\nBOISE ID 83702", "HILLTOP PRODUCE"],
    ["Oak Street Deli\n212 Oak Street\nSuite 9\nPortland Oregon 97201", "Oak Street Deli"],
    ["88 Corner Market\n88 Pine Ave\nTACOMA WA 98402", "88 Corner Market"],
    ["BUY ONE GET ONE\nValid until further notice\nBIRCH PANTRY\n(555) 010-0199", "BIRCH PANTRY"],
  ])("reading-29 tells the shop's name from its address and slogans: %s", (head, name) => {
    expect(storeIn(head)).toBe(name);
  });

  it.each([
    ["ST# 01234 OP# 004321 TE# 12 TR# 05678", "Walmart"],
    ["REG#04 TRN#1234 CSHR#0000123 STR#4321", "CVS/pharmacy"],
  ])("reading-29 knows a chain by a row that only its tills print: %s", (row, name) => {
    const receipt = (head: string) => `${head}\n${row}\nMILK    3.99\nTOTAL   3.99`;
    expect(understandPage(pageOf(receipt("L0GD UNREADBLE"), { confidence: 0.8 })).store.value).toBe(name);
    expect(read(receipt("HILLTOP PRODUCE")).store.value).toBe("HILLTOP PRODUCE");
  });

  it("reading-29 takes a chain that signs the receipt below for the store, whatever stands above", () => {
    expect(read(`TIME\nMILK    3.99\nTOTAL   3.99\nCOSTCO # 258`).store.value).toBe("Costco Wholesale");
  });
});

describe("reading-29 the store of a cut-off photo", () => {
  const foot = (line: string) =>
    read(`MILK    3.99\nBREAD   2.99\nTOTAL   6.98\nVISA    6.98\n${line}\nHAVE A NICE DAY`).store.value;

  it.each([
    ["MVP SAVINGS", "Food Lion"],
    ["mPerks", "Meijer"],
    ["E-VIC MEMBER", "Harris Teeter"],
    ["fuelperks+ earned", "Giant Eagle"],
    ["Thank you for shopping at your local ALDI", "Aldi"],
    ["Fred Meyer Rewards", "Fred Meyer"],
  ])("reading-29 is told by a programme of one chain or by thanks: %s", (line, chain) => {
    expect(foot(line)).toBe(chain);
  });

  it("reading-29 is told by three goods of one chain's own brand, and not by two", () => {
    const goods = (names: string[]) =>
      read(`${names.map((name) => `${name}    2.99`).join("\n")}\nTOTAL   9.99`).store;
    expect(goods(["GV MILK 1GAL", "GV WHT BREAD", "BANANAS", "GREAT VALUE OIL"])).toMatchObject({
      value: "Walmart",
      confidence: 0.55,
    });
    expect(goods(["GV MILK 1GAL", "GV WHT BREAD", "BANANAS"]).value).toBeNull();
    expect(goods(["GV MILK 1GAL", "GV WHT BREAD", "GV OIL", "KS PAPER", "KS SOAP"]).value).toBeNull();
  });

  it.each([
    "OG BANANA\n  Item 94011  1.15 lb @ $0.89/lb   1.02 F",
    "BULK ROLLED OATS\n 1.02 lb @ 0.69 /lb    0.70 F",
    "San Jose, California 95134-1376\nMILK   3.99 F",
    "BREAD  2.99 F\nCHOBANI GREEK\n  3 @ 1.25   3.75 F",
    "Helped by: MARIA\nMILK   3.99 F",
    "My name is MARIA\nMILK   3.99 F",
    "Assisted by MARIA\nMILK   3.99 F",
    "SATISFACTION GUARANTEED\nMILK   3.99 F",
    "STORE 12 TERMINAL 1 ONLINE\nMILK   3.99 F",
    "MILK   3.99 F\nVOIDED ENTRY",
  ])("reading-29 is not guessed from goods, a town or a helper's name: %s", (text) => {
    expect(read(`${text}\nTOTAL   9.99\nHAVE A NICE DAY`).store.value).toBeNull();
  });

  const GOODS = Array.from({ length: 18 }, (_, i) => `MILK ${"ABCDEFGHIJKLMNOPQR"[i]}ILK   3.00 F`).join(
    "\n",
  );
  it.each([
    ["Thanks from the Treder Joes team", "Trader Joe's"],
    ["THANK YOU FOR SHOPPING AT WHOLE FOOOS MARKEI", "Whole Foods Market"],
  ])("reading-29 is known in a sentence with a letter or two misread: %s", (sentence, name) => {
    expect(read(`${GOODS}\nTOTAL   54.00\n${sentence}`).store.value).toBe(name);
  });

  it("reading-29 is not taken from a sentence of other words", () => {
    expect(read(`${GOODS}\nTOTAL   54.00\nThanks from the trade and jobs team`).store.value).toBeNull();
  });
});
