import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

function storeOf(head: string, foot = "", confidence = 0.97) {
  const { store, issues } = understandPage(
    pageOf(`${head}\nRICE CAKES               3.99 F\nTOTAL                    3.99\n${foot}`, {
      confidence,
    }),
  );
  const asked = issues.find(({ code }) => code === "no_store" || code === "store_in_doubt");
  return { store: store.value, asked: asked?.code ?? null, shown: store.confidence < 0.6 };
}

const sure = (store: string) => ({ store, asked: null, shown: false });
const doubted = (store: string) => ({ store, asked: "store_in_doubt", shown: true });

describe("reading-84 a shop that little bears out is asked", () => {
  it.each([
    ["BRAMBLE FOODS", "", "BRAMBLE FOODS"],
    ["BRAMBLE & DAUGHTERS\n14 Quay St\nHALIFAX NS B3H 1A1", "", "BRAMBLE & DAUGHTERS"],
    ["BRAMBLE & DAUGHTERS", "Thank you for shopping at Bramble & Daughters!", "BRAMBLE & DAUGHTERS"],
    ["McBramble\n(902) 555-0142", "", "McBramble"],
    ["ZEHRS", "", "Zehrs"],
  ])("reading-84 %s is sure", (head, foot, name) => {
    expect(storeOf(head, foot)).toEqual(sure(name));
  });

  it.each([
    ["a name without anything beside it", "BRAMBLE & DAUGHTERS", 0.97],
    ["a kind of shop alone", "WAREHOUSE\n14 Quay St", 0.97],
    ["two kinds of shops alone", "BISTRO & CAFE\n14 Quay St", 0.97],
    ["letters that no name has", "? BrAmbLE fi_ OU\n14 Quay St", 0.97],
    ["a name that was hard to read", "BRAMBLE & DAUGHTERS\n14 Quay St", 0.8],
  ])("reading-84 %s", (_, head, confidence) => {
    expect(storeOf(head, "", confidence)).toMatchObject({ asked: "store_in_doubt", shown: true });
  });

  it("reading-84 another shop's address at the foot makes the chain doubtful", () => {
    expect(storeOf("BRAMBLE FOODS\n14 Quay St", "Surveys: www.sobeys.com")).toEqual(doubted("Sobeys"));
    expect(storeOf("SOBEYS\n14 Quay St", "www.sobeys.com")).toEqual(sure("Sobeys"));
  });
});

describe("reading-85 what is no shop", () => {
  it.each([
    "SCAN ME FOR RECIPES",
    "DOWNLOAD OUR APP",
    "20% OFF ALL HERBS",
    "NOW HIRING BAKERS",
    "GAGNEZ DES POINTS",
    "NUMERISEZ LE CODE",
    "EARN MORE EVERY DAY",
    "HALIFAX\n14 Quay St\nHALIFAX, NS B3H 1A1",
  ])("reading-85 %s", (head) => {
    expect(storeOf(head)).toMatchObject({ store: null, asked: "no_store" });
  });
});

describe("reading-115 an address is no shop, nor is what stands below one sure", () => {
  it.each([
    ["14, Quay St", "no_store"],
    ["NO. 14 QUAYSIDE", "no_store"],
    ["LOT 3, Quayside", "no_store"],
    ["Quayside Mall #02-14", "no_store"],
    ["SALT SPRING CA", "no_store"],
    ["Description   Qty   Amount", "no_store"],
    ["OWNED BY", "no_store"],
  ])("reading-115 %s: %s", (head, asked) => {
    expect(storeOf(head)).toMatchObject({ store: null, asked });
  });

  it("reading-115 a name below the shop's address is asked", () => {
    expect(storeOf("14 Quay St\nHALIFAX NS B3H 1A1\nTEL 902-555-0142\nJOSEPHINE")).toEqual(
      doubted("JOSEPHINE"),
    );
    expect(storeOf("14 Quay St\nHALIFAX NS B3H 1A1\nQUAY PANTRY")).toEqual(sure("QUAY PANTRY"));
  });

  it("reading-115 goods that begin with their count are no address", () => {
    expect(storeOf("BRAMBLE & DAUGHTERS", "3 CROISSANTS             7.50")).toEqual(
      doubted("BRAMBLE & DAUGHTERS"),
    );
  });

  it("reading-115 figures in the middle of a logo make it doubtful", () => {
    expect(storeOf("BRAM 0 1\n14 Quay St")).toEqual(doubted("BRAM 0 1"));
    expect(storeOf("BRAM  0  1\n14 Quay St")).toEqual(doubted("BRAM 0 1"));
  });
});

describe("reading-118 the name that a receipt thanks for", () => {
  it.each([
    ["BRAMBIE\n14 Quay St", "THANK YOU FOR SHOPPING AT BRAMBLE'S", "BRAMBLE'S"],
    ["FINCHFS\n14 Quay St", "Merci d'avoir magasiné chez Finches", "Finches"],
  ])("reading-118 %j is read as it is spelt in %s", (head, foot, name) => {
    expect(storeOf(head, foot)).toEqual(sure(name));
  });

  it("reading-118 another one than stands at the head makes that doubtful", () => {
    expect(storeOf("JOSEPHINE\n14 Quay St", "THANKS FOR SHOPPING AT FINCHES")).toEqual(doubted("JOSEPHINE"));
  });

  it.each(["THANK YOU FOR SHOPPING WITH US", "THANKS FOR VISITING AT OUR STORE"])(
    "reading-118 %s names none",
    (foot) => {
      expect(storeOf("FINCHES\n14 Quay St", foot)).toEqual(sure("FINCHES"));
    },
  );
});

describe("reading-145 a slogan or a town is asked, where it stands as a shop does", () => {
  it.each([
    ["a slogan", "Fresh food every day\n14 Quay St\nHALIFAX NS B3H 1A1"],
    ["a slogan in capitals", "QUALITY YOU CAN TRUST\n14 Quay St"],
    ["a slogan in French", "Toujours plus frais\n14 Quay St"],
    ["a town above its province and code", "SASKATOON\nSK S7K 1A1"],
    ["a town of two words", "ST. CATHARINES\nON L2R 3M3"],
    ["a town above its code", "MOOSE JAW\nS6H 1A1\nTEL 306-555-0199"],
    ["a town above its state and code", "SPRINGFIELD\nIL 62701"],
    ["a name above such a row, which may be a town's", "BRAMBLE & DAUGHTERS\nSK S7K 1A1"],
    ["a name above a till's row", "LOOP GOODS\nOP 10234"],
  ])("reading-145 %s", (_, head) => {
    expect(storeOf(head)).toMatchObject({ asked: "store_in_doubt", shown: true });
  });

  it("reading-145 a chain's name found in a slogan, not to the letter", () => {
    expect(storeOf("HOMEMADE GOODNESS\n14 Quay St\nHALIFAX NS B3H 1A1").asked).toBe("store_in_doubt");
  });

  it.each([
    ["EVERYDAY FOODS\n14 Quay St", "EVERYDAY FOODS"],
    ["BETTER LIVING MARKET\n14 Quay St", "BETTER LIVING MARKET"],
    ["BRAMBLE FOODS\nSK S7K 1A1", "BRAMBLE FOODS"],
    ["BRAMBLE & DAUGHTERS\nSASKATOON\nSK S7K 1A1", "BRAMBLE & DAUGHTERS"],
    ["BRAMBLE & DAUGHTERS\n14 Quay St\nSASKATOON\nSK S7K 1A1", "BRAMBLE & DAUGHTERS"],
    ["JOSEPHINE\nHALIFAX NS B3H 1A1", "JOSEPHINE"],
    ["LOOP GOODS\nOP 10234\n14 Quay St", "LOOP GOODS"],
    ["YOUR INDEPENDENT GROCER\n14 Quay St", "Your Independent Grocer"],
    ["YOUR INDEPENDEHT GROCER\n14 Quay St", "Your Independent Grocer"],
  ])("reading-145 a shop's name stays one: %j", (head, name) => {
    expect(storeOf(head)).toEqual(sure(name));
  });

  it.each([
    "TASTE OF INDIA",
    "CHEZ NOUS RESTO",
    "BOULANGERIE CHEZ NOUS",
    "MARCHE CHEZ NOUS",
    "OUR DAILY BREAD BAKERY",
    "US FOODS CHEF'STORE",
    "VALUE VILLAGE",
    "TRUE VALUE HARDWARE",
    "LOVE'S TRAVEL STOP",
    "TRUST PHARMACY",
    "QUALITY BAKERY LTD",
    "DAY & NIGHT CONVENIENCE",
    "MORE SUPERMARKETS INC",
    "FRESHNESS FIRST LTD",
    "LE GOUT DU PAIN",
  ])("reading-145 %s above its address is a shop's name", (name) => {
    expect(storeOf(`${name}\n14 Quay St\nHALIFAX NS B3H 1A1`)).toEqual(sure(name));
  });

  it.each([
    "FRESH FOOD FOR EVERYONE",
    "ALWAYS LESS!",
    "LIVE WELL, EAT WELL",
    "TASTE THE DIFFERENCE!",
    "WHERE FRESHNESS MATTERS",
    "LE GOUT, CHAQUE JOUR",
    "PROUDLY CANADIAN",
  ])("reading-145 %s is asked, or no shop's name", (head) => {
    expect(storeOf(`${head}\n14 Quay St\nHALIFAX NS B3H 1A1`).asked).not.toBeNull();
  });
});

describe("reading-148 a part of another shop's name is no chain", () => {
  const ADDRESS = "\n14 Quay St\nHALIFAX, NS B3H 1A1";

  it.each([
    "BE WELL MARKET",
    "LIVING WELL GROCERY",
    "TARGETED MARKET",
    "METROPOLITAN MARKET",
    "SAFEWAYSIDE FOODS",
    "SPROUTS CAFE",
    "LUCKY STAR MARKET",
    "COSTLESS FOODS",
    "VALUMARTIN STORE",
    "GIANT STEPS MARKET",
  ])("reading-148 %s is a shop of its own", (name) => {
    expect(storeOf(name + ADDRESS)).toEqual(sure(name));
  });

  it.each([
    ["SOBERS MARKET", "Sobeys"],
    ["RILEY'S", "Raley's"],
    ["HARMONY MARKET", "Harmons"],
    ["PUBLIC MARKET", "Publix"],
    ["TRADER JAMES", "Trader Joe's"],
    ["PRICE SHOPPER", "Price Chopper"],
    ["FARAWAY FOODS", "Fareway"],
    ["WELL", "Well.ca"],
    ["THE\nWELL\nMARKET", "Well.ca"],
  ])("reading-148 %s is within a letter or two of %s and is asked", (head, chain) => {
    expect(storeOf(head + ADDRESS)).toEqual(doubted(chain));
  });

  it.each([
    ["WALHART", "", "Walmart"],
    ["WAL*MART1044", "", "Walmart"],
    ["SAFEWAYS", "", "Safeway"],
    ["BULK BARM", "", "Bulk Barn"],
    ["ANDY'S NOFRILLS", "", "No Frills"],
    ["RGET\nEXPECT MORE PAY LESS", "", "Target"],
    ["SOBERS", "Thank you for shopping at Sobeys", "Sobeys"],
    ["SUPER CENTRE\nMETRO PLUS", "", "Metro"],
  ])(
    "reading-148 %j is the chain's where a letter looks like it, or something else says so",
    (head, foot, name) => {
      expect(storeOf(head + ADDRESS, foot)).toEqual(sure(name));
    },
  );

  it.each([
    ["COSTCO WHOLESALE CANADA LTD\nVANCOUVER BC", "Costco Wholesale"],
    ["COSTCO WHOLESALE OTTAWA #541", "Costco Wholesale"],
    ["COSTCO WHOLESALE & BAKERY", "Costco Wholesale"],
    ["COSTCO TORONTO", "Costco Wholesale"],
    ["COSTCO GAS", "Costco Wholesale"],
    ["WHOLE FOODS MARKET YORKVILLE\n87 AVENUE RD\nTORONTO ON", "Whole Foods Market"],
    ["WHOLE FOODS MARKET CANADA", "Whole Foods Market"],
    ["WHOLE FOODS MKT", "Whole Foods Market"],
    ["WINCO FOODS BOISE", "WinCo Foods"],
    ["THE FRESH MARKET RALEIGH", "The Fresh Market"],
    ["FRESHCO TORONTO", "FreshCo"],
    ["IGA TORONTO", "IGA"],
    ["H MART GAS", "H Mart"],
    ["WHOLESALE CLUB TORONTO", "Real Canadian Wholesale Club"],
    ["LUCKY SUPERMARKETS HAYWARD", "Lucky Supermarkets"],
    ["SAM'S CLUB TORONTO", "Sam's Club"],
    ["SAFEWAY DELI", "Safeway"],
    ["WALMART CAFE", "Walmart"],
    ["WEGMANS MARKET CAFE", "Wegmans"],
  ])("reading-148 %j is the chain's, by its town, its department or its firm", (head, name) => {
    expect(storeOf(head + (head.includes("\n") ? "" : ADDRESS))).toEqual(sure(name));
  });

  it.each([
    ["LONGO'S BROTHERS FRUIT MARKETS", "Longo's"],
    ["MARCHES TRADITION", "Les Marchés Tradition"],
    ["MARCHÉ RICHELIEU #1234", "Marché Richelieu"],
    ["RACHELLE-BÉRY TORONTO", "Rachelle-Béry"],
    ["PA SUPERMARCHÉ STORE 12", "PA Supermarché"],
    ["FRESCO Y MÁS #1234", "Fresco y Más"],
    ["LUCKY", "Lucky Supermarket"],
    ["LUCKY97 #1234", "Lucky Supermarket"],
    ["LOBLAW DELI", "Loblaws"],
  ])("reading-148 %s is the chain's as it prints its name", (head, name) => {
    expect(storeOf(head + ADDRESS)).toEqual(sure(name));
  });

  it.each([
    "EAT WELL MARKET",
    "FIESTA FARMS",
    "ESSENCE",
    "TARGETED FOODS",
    "JOE'S FRESH MARKET",
    "MARTIN'S BAKERY",
  ])("reading-148 %s has its own name", (name) => {
    expect(storeOf(name + ADDRESS).store).toBe(name);
  });
});
