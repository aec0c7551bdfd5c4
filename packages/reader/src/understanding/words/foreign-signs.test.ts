import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const TODAY = "2026-11-26";

function readingOf(head: string, foot: string, goods = "RICE CAKES               3.99") {
  const { currency, purchaseDate, issues } = understandPage(
    pageOf(`${head}\n${goods}\nTOTAL                    3.99\n${foot}`),
    TODAY,
  );
  const asked = issues.find(({ code }) => code === "no_date" || code === "date_in_doubt");
  return { currency, date: purchaseDate.value, dates: asked?.dates ?? null };
}

describe("reading-112 a receipt of another country is not in dollars of Canada or the States", () => {
  it.each([
    ["KEDAI ROTI BAIK SDN BHD", "GST @6%                  0.23\n07/09/2026 10:11"],
    ["KEDAI ROTI BAIK\nGST REG NO: 001234509876", "GST @6%                  0.23\n07/09/2026 10:11"],
    ["HAWKER CORNER\nSINGAPORE 049321", "7% GST                   0.26\n07/09/2026 10:11"],
    ["HAWKER CORNER\nGST REG NO: 20-1234567-K", "7% GST                   0.26\n07/09/2026 10:11"],
    ["ANNAPURNA SWEETS\nGST NO:-29ABCDE1234F1Z5", "GST 5%                   0.20\n07/09/2026 10:11"],
    ["BAKER & DAUGHTERS\nVAT No 123456789", "07/09/2026 10:11"],
    ["BAKER & DAUGHTERS\nLEEDS LS1 4AB", "07/09/2026 10:11"],
    ["DE BAKKER\nBTW NR 8090.11.222.B01", "07/09/2026 10:11"],
    ["THE SANDWICH SHOP", "CASH  £5.00\n07/09/2026 10:11"],
    ["OUTBACK BREAD\nABN 12 345 678 901", "GST INCLUDED             0.36\n07/09/2026 10:11"],
  ])("reading-112 %j with %j, and its dates begin with the day", (head, foot) => {
    expect(readingOf(head, foot)).toEqual({ currency: null, date: "2026-09-07", dates: null });
  });

  it.each([
    ["HAZEL FOODS\nREGINA SK  S4P 3Y2", "SINGAPORE NOODLES        3.99"],
    ["HAZEL FOODS\nREGINA SK  S4P 3Y2", "VAT 69 SAUCE             3.99"],
    ["HAZEL FOODS\nREGINA SK  S4P 3Y2", "TEA, PRODUCT OF INDIA    3.99"],
  ])("reading-112 %j stays Canadian with %j among its goods", (head, goods) => {
    expect(readingOf(head, "07/09/2026 10:11", goods)).toEqual({
      currency: "CAD",
      date: "2026-07-09",
      dates: ["2026-07-09", "2026-09-07"],
    });
  });

  it("reading-112 an American receipt that names a room or euros keeps its dollars and its dates", () => {
    const head = "HAZEL INN\nBURLINGTON, VT 05401\n(802) 555-0142";
    expect(readingOf(head, "07/09/2026 10:11  RM 12\nEUR 3.41")).toEqual({
      currency: "USD",
      date: "2026-07-09",
      dates: null,
    });
  });

  it("reading-112 the Philippines have a VAT and do not begin with the day, so both days are told", () => {
    expect(readingOf("PANADERIA\nVAT REG TIN 123-456", "VATABLE SALES 3.56\n07/09/2026 10:11").dates).toEqual(
      ["2026-07-09", "2026-09-07"],
    );
  });
});

describe("reading-113 what looks like a sign of Canada and is none", () => {
  const currencyOf = (head: string, foot = "") => readingOf(head, foot).currency;

  it.each([
    "TBL 12/1  CHK 2203  GST 4",
    "GST 4",
    "Gst 11  TBL 3",
    "THANK YOU, ON BEHALF OF ALL OF US",
    "SAVE MORE, PE TEACHERS",
    "COME BACK, NU RECIPES DAILY",
  ])("reading-113 %j", (foot) => {
    expect(currencyOf("HAZEL DINER", foot)).toBeNull();
    expect(currencyOf("HAZEL DINER\nPHONE: 8025550142", foot)).toBe("USD");
  });

  it.each([
    "GST 5%                   0.20",
    "GST 5   0.20",
    "GST# 123456789 RT0001",
    "THUNDER BAY, ON",
    "THUNDER BAY, ON P7B 6T7",
    "IQALUIT, NU (867) 555-0142",
    "SUMMERSIDE, PE 902-555-0142",
  ])("reading-113 %j is one", (foot) => {
    expect(currencyOf("HAZEL DINER", foot)).toBe("CAD");
  });
});

describe("reading-114 a country's own order that would be years ago", () => {
  it("reading-114 gives way to a late year first, and both days are told", () => {
    const { date, dates } = readingOf("KEDAI ROTI BAIK SDN BHD", "22/04/17 10:11");
    expect(date).toBe("2022-04-17");
    expect(dates).toEqual(["2022-04-17", "2017-04-22"]);
  });

  it.each(["#02-14/22", "SHOP #03-11/25"])("reading-114 %s of an address is no date", (place) => {
    expect(readingOf(`KEDAI ROTI BAIK SDN BHD\n${place}`, "").date).toBeNull();
  });
});
