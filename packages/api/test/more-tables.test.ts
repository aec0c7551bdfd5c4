import { describe, expect, test } from "vitest";
import { answered, type Layout } from "./support/read-purchases";

const CARDS: readonly Layout[] = [
  [
    "Apple Card",
    `
Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
02/13/2026,02/14/2026,"TRADER JOE S #512 SEATTLE WA USA","Trader Joe's","Grocery","Purchase","15.48","Ana Tremblay"
02/20/2026,02/21/2026,"GF BAKERY SEATTLE WA USA","GF Bakery","Grocery","Purchase","7.25","Ana Tremblay"
02/22/2026,02/22/2026,"ACH DEPOSIT","Ach Deposit","Payment","Payment","-22.73","Ana Tremblay"
`,
    [],
    [
      ["2026-02-13", "TRADER JOE S #512 SEATTLE WA USA", 1548, "Trader Joe's"],
      ["2026-02-20", "GF BAKERY SEATTLE WA USA", 725, "GF Bakery"],
    ],
    ["4 price"],
    "USD",
  ],
  [
    "American Express",
    `
Date,Description,Amount
02/13/2026,WHOLEFDS 10234 SEATTLE WA,15.48
02/20/2026,GF BAKERY SEATTLE WA,7.25
02/22/2026,AUTOPAY PAYMENT - THANK YOU,-22.73
`,
    [],
    [
      ["2026-02-13", "WHOLEFDS 10234 SEATTLE WA", 1548, null],
      ["2026-02-20", "GF BAKERY SEATTLE WA", 725, null],
    ],
    ["4 price"],
  ],
  [
    "American Express of Canada, with the day's month in letters",
    `
Date,Date Processed,Description,Cardmember,Amount,Merchant
13 Feb 2026,14 Feb 2026,METRO 231 TORONTO,ANA TREMBLAY,15.48,METRO
20 Feb 2026,21 Feb 2026,GF BAKERY TORONTO,ANA TREMBLAY,7.25,GF BAKERY
`,
    [],
    [
      ["2026-02-13", "METRO 231 TORONTO", 1548, "METRO"],
      ["2026-02-20", "GF BAKERY TORONTO", 725, "GF BAKERY"],
    ],
  ],
  [
    "PC Financial Mastercard",
    `
"Description","Type","Card Holder Name","Date","Time","Amount"
"REAL CDN SUPERSTORE #1520","PURCHASE","ANA TREMBLAY","02/13/2026","05:14 PM","-15.48"
"GF BAKERY","PURCHASE","ANA TREMBLAY","02/20/2026","11:02 AM","-7.25"
"PAYMENT","PAYMENT","ANA TREMBLAY","02/22/2026","08:00 AM","22.73"
`,
    ["spending"],
    [
      ["2026-02-13", "REAL CDN SUPERSTORE #1520", 1548, null],
      ["2026-02-20", "GF BAKERY", 725, null],
    ],
    ["4 price"],
  ],
  [
    "Simplii",
    `
Date, Transaction Details, Funds Out, Funds In
02/13/2026,METRO 231,15.48,
02/15/2026,PAY EMPLOYER,,1800.00
02/20/2026,GF BAKERY,7.25,
`,
    [],
    [
      ["2026-02-13", "METRO 231", 1548, null],
      ["2026-02-20", "GF BAKERY", 725, null],
    ],
    ["3 price"],
  ],
  [
    "Desjardins, without headings, in French",
    `
"Caisse de Lévis","123456","EOP","2026/02/13",00001,"Achat /METRO PLUS","",15.48,"","","","","",826.63
"Caisse de Lévis","123456","EOP","2026/02/15",00002,"Paie /EMPLOYEUR","","",1800.00,"","","","",2626.63
"Caisse de Lévis","123456","EOP","2026/02/20",00003,"Achat /BOULANGERIE SG","",7.25,"","","","","",2619.38
`,
    [],
    [
      ["2026-02-13", "Achat /METRO PLUS", 1548, null],
      ["2026-02-20", "Achat /BOULANGERIE SG", 725, null],
    ],
    ["2 price"],
  ],
  [
    "U.S. Bank",
    `
"Date","Transaction","Name","Memo","Amount"
"2026-02-13","DEBIT","CUB FOODS 1234","Download from usbank.com.","-15.48"
"2026-02-20","DEBIT","GF BAKERY","Download from usbank.com.","-7.25"
`,
    ["spending"],
    [
      ["2026-02-13", "CUB FOODS 1234", 1548, null],
      ["2026-02-20", "GF BAKERY", 725, null],
    ],
  ],
  [
    "PNC",
    `
Date,Description,Withdrawals,Deposits,Category,Balance
2/13/2026,GIANT EAGLE 0455,$15.48,,Groceries,"$1,200.01"
2/15/2026,PAYROLL EMPLOYER,,"$1,800.00",Paychecks,"$3,000.01"
2/20/2026,GF BAKERY,$7.25,,Groceries,"$2,992.76"
`,
    [],
    [
      ["2026-02-13", "GIANT EAGLE 0455", 1548, null],
      ["2026-02-20", "GF BAKERY", 725, null],
    ],
    ["3 price"],
  ],
];

const BUDGETS: readonly Layout[] = [
  [
    "Lunch Money",
    `
date,payee,amount,currency,category,notes,account_name,tags,status
2026-02-13,Metro,15.48,cad,Groceries,GF bread,Visa,,cleared
2026-02-20,IGA,7.25,cad,Groceries,GF flour,Visa,,cleared
`,
    [],
    [
      ["2026-02-13", "GF bread", 1548, "Metro"],
      ["2026-02-20", "GF flour", 725, "IGA"],
    ],
  ],
  [
    "PocketSmith",
    `
Date,Merchant,Merchant Changed From,Amount,Currency,Amount in base currency,Base currency,Transaction Type,Account,Closing Balance,Category,Parent Categories,Labels,Memo,Note,ID,Bank,Account Number
2026-02-13,Metro,,-15.48,CAD,-15.48,CAD,debit,Chequing,842.11,Groceries,,,,GF bread,1,Bank,1234
2026-02-20,IGA,,-7.25,CAD,-7.25,CAD,debit,Chequing,834.86,Groceries,,,,GF flour,2,Bank,1234
`,
    ["spending"],
    [
      ["2026-02-13", "Metro", 1548, "Metro"],
      ["2026-02-20", "IGA", 725, "IGA"],
    ],
  ],
  [
    "Copilot",
    `
date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring
2026-02-13,Trader Joe's,15.48,posted,Groceries,Food,false,,regular,Visa,1234,GF bread,
2026-02-20,GF Bakery,7.25,posted,Groceries,Food,false,,regular,Visa,1234,GF rolls,
2026-02-21,Employer,-1800.00,posted,,,false,,income,Checking,5678,,
`,
    [],
    [
      ["2026-02-13", "Trader Joe's", 1548, null],
      ["2026-02-20", "GF Bakery", 725, null],
    ],
    ["4 price"],
  ],
  [
    "a person's sheet in French, with months in letters and the sign behind",
    `
Date d'achat;Épicerie;Produit;Prix payé
3 févr. 2026;IGA;Pain sans gluten;7,99-
14 août 2026;Maxi;Farine sans gluten;4,99-
1er déc. 2025;Provigo;Biscuits sans gluten;3,49-
`,
    ["spending"],
    [
      ["2026-02-03", "Pain sans gluten", 799, "IGA"],
      ["2026-08-14", "Farine sans gluten", 499, "Maxi"],
      ["2025-12-01", "Biscuits sans gluten", 349, "Provigo"],
    ],
  ],
  [
    "a caterer's list, with points between thousands, dollars of Canada, and an hour behind each day in French",
    `
Date;Fournisseur;Produit;Montant
3 févr. 2026 à 14:05;Moulin;Farine sans gluten, une palette;1.234,56 $ CA
14 août 2026 à 9 h 30;Maxi;Pâtes sans gluten;CA$4,99
15 août 2026 à 9 h 31;Maxi;Pâtes rendues;(4,99)
`,
    [],
    [
      ["2026-02-03", "Farine sans gluten, une palette", 123456, "Moulin"],
      ["2026-08-14", "Pâtes sans gluten", 499, "Maxi"],
    ],
    ["4 price"],
  ],
];

describe("reports-63 more exports of cards, banks and budgets are read by their layout", () => {
  test.each<Layout>([...CARDS, ...BUDGETS])(
    "%s",
    async (_layout, text, asked, purchases, faults = [], currency = "CAD") => {
      expect(await answered(Buffer.from(text.trimStart()), currency)).toEqual({ asked, purchases, faults });
    },
  );
});
