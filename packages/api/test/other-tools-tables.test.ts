import { describe, expect, test } from "vitest";
import { answered, type Layout } from "./support/read-purchases";

const BUDGETS: readonly Layout[] = [
  [
    "Firefly III",
    `
user_id,group_id,journal_id,created_at,updated_at,group_title,type,currency_code,amount,foreign_currency_code,foreign_amount,description,date,source_name,source_iban,\
source_type,destination_name,destination_iban,destination_type,reconciled,category,budget,bill,tags,notes
1,31,31,2026-02-03T09:00:00-05:00,2026-02-03T09:00:00-05:00,,Withdrawal,CAD,-7.990000000000,,,"GF sourdough, Promise",2026-02-03T00:00:00-05:00,Chequing,,"Asset account",\
Sobeys,,"Expense account",0,Groceries,,,,
1,32,32,2026-02-04T09:00:00-05:00,2026-02-04T09:00:00-05:00,,Withdrawal,CAD,-4.250000000000,,,GF oats,2026-02-04T00:00:00-05:00,Chequing,,"Asset account",Maxi,,"Expense account",0,Groceries,,,,
1,33,33,2026-02-05T09:00:00-05:00,2026-02-05T09:00:00-05:00,,Deposit,CAD,1800.000000000000,,,Pay,2026-02-05T00:00:00-05:00,Employer,,"Revenue account",Chequing,,"Asset account",0,,,,,
`,
    ["spending"],
    [
      ["2026-02-03", "GF sourdough, Promise", 799, "Sobeys"],
      ["2026-02-04", "GF oats", 425, "Maxi"],
    ],
    ["4 price"],
  ],
  [
    "Actual",
    `
Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared
Visa,2026-02-03,Metro,GF bagels,Food,-5.49,0,Cleared
Visa,2026-02-10,IGA,GF flour,Food,-8.25,0,Cleared
Visa,2026-02-12,Payment,From chequing,,13.74,0,Cleared
`,
    ["spending"],
    [
      ["2026-02-03", "GF bagels", 549, "Metro"],
      ["2026-02-10", "GF flour", 825, "IGA"],
    ],
    ["4 price"],
  ],
  [
    "YNAB",
    `
"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Chequing","","02/13/2026","Walmart","Bills: Groceries","Bills","Groceries","GF crackers",$4.29,$0.00,"Cleared"
"Chequing","","02/14/2026","Longo's","Bills: Groceries","Bills","Groceries","GF rolls",$6.49,$0.00,"Cleared"
"Chequing","","02/15/2026","Employer","Inflow: Ready to Assign","Inflow","Ready to Assign","Pay",$0.00,"$1,800.00","Cleared"
`,
    [],
    [
      ["2026-02-13", "GF crackers", 429, "Walmart"],
      ["2026-02-14", "GF rolls", 649, "Longo's"],
    ],
    ["4 price"],
  ],
  [
    "Mint",
    `
"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"
"2/03/2026","Whole Foods","WHOLEFDS 10234","11.98","debit","Groceries","Visa","",""
"2/15/2026","Employer","PAYROLL","1800.00","credit","Paycheck","Chequing","",""
`,
    [],
    [["2026-02-03", "Whole Foods", 1198, null]],
    ["3 price"],
  ],
  [
    "Monarch",
    `
Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags
2026-02-03,Loblaws,Groceries,Visa,LOBLAWS 1021,GF bread,-6.99,
2026-02-04,Loblaws,Groceries,Visa,LOBLAWS 1021,GF pasta,-3.49,
`,
    ["spending"],
    [
      ["2026-02-03", "GF bread", 699, "Loblaws"],
      ["2026-02-04", "GF pasta", 349, "Loblaws"],
    ],
  ],
  [
    "GnuCash",
    `
"Date","Transaction ID","Number","Description","Notes","Commodity/Currency","Void Reason","Action","Memo","Full Account Name","Account Name","Amount With Sym",\
"Amount Num.","Value With Sym","Value Num.","Reconcile","Reconcile Date","Rate/Price"
"2026-02-03","a1","","GF muffins","","CURRENCY::CAD","","","","Expenses:Groceries","Groceries","CA$6.29","6.29","CA$6.29","6.29","n","","1.00"
`,
    [],
    [["2026-02-03", "GF muffins", 629, null]],
  ],
];

const BANKS: readonly Layout[] = [
  [
    "RBC",
    `
"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"
Visa,4510123412341234,2/3/2026,,"METRO 231 TORONTO ON",,-15.48,
Visa,4510123412341234,2/13/2026,,"NATURA MARKET",,-22.10,
`,
    ["spending"],
    [
      ["2026-02-03", "METRO 231 TORONTO ON", 1548, null],
      ["2026-02-13", "NATURA MARKET", 2210, null],
    ],
  ],
  [
    "TD Canada, without headings",
    `
02/13/2026,METRO 231,15.48,,842.11
02/14/2026,PAY EMPLOYER,,1800.00,2642.11
02/20/2026,NATURA MARKET,22.10,,2620.01
`,
    [],
    [
      ["2026-02-13", "METRO 231", 1548, null],
      ["2026-02-20", "NATURA MARKET", 2210, null],
    ],
    ["2 price"],
  ],
  [
    "CIBC, without headings",
    `
2026-02-03,"METRO 231 TORONTO, ON",15.48,,4500********1234
2026-02-05,PAYMENT THANK YOU,,100.00,4500********1234
`,
    [],
    [["2026-02-03", "METRO 231 TORONTO, ON", 1548, null]],
    ["2 price"],
  ],
  [
    "BMO",
    `
Following data is valid as of 20260220153000 (Year/Month/Day/Hour/Minute/Second)


First Bank Card,Transaction Type,Date Posted, Transaction Amount,Description
'500766001234',DEBIT,20260203,-15.48,[PR]METRO 231
'500766001234',CREDIT,20260205,1800.0,[DN]EMPLOYER
'500766001234',DEBIT,20260206,-7.25,[PR]GF BAKERY
`,
    ["spending"],
    [
      ["2026-02-03", "[PR]METRO 231", 1548, null],
      ["2026-02-06", "[PR]GF BAKERY", 725, null],
    ],
    ["6 price"],
  ],
  [
    "BMO card",
    `
Item #,Card #,Transaction Date,Posting Date,Transaction Amount,Description
1,'5191230012345678',20260203,20260204,15.48,METRO 231 TORONTO ON
2,'5191230012345678',20260206,20260207,7.25,GF BAKERY
`,
    [],
    [
      ["2026-02-03", "METRO 231 TORONTO ON", 1548, null],
      ["2026-02-06", "GF BAKERY", 725, null],
    ],
  ],
  [
    "Scotiabank",
    `
Filter,Date,Description,Sub-description,Status,Type of Transaction,Amount
,2026-02-03,METRO 231,TORONTO ON,posted,Debit,15.48
,2026-02-05,PAYMENT,,posted,Credit,100.00
`,
    [],
    [["2026-02-03", "METRO 231", 1548, null]],
    ["3 price"],
  ],
  [
    "Tangerine",
    `
Date,Transaction,Name,Memo,Amount
2/3/2026,DEBIT,METRO 231,Rewards earned: 0.31,-15.48
2/23/2026,DEBIT,GF BAKERY,,-7.25
`,
    ["spending"],
    [
      ["2026-02-03", "METRO 231", 1548, null],
      ["2026-02-23", "GF BAKERY", 725, null],
    ],
  ],
  [
    "Banque Nationale, in French",
    `
Date;Description;Catégorie;Débit;Crédit;Solde
2026-02-03;METRO PLUS;Épicerie;15,48;0,00;1.234,56
2026-02-05;PAIE;Revenu;0,00;1800,00;3.034,56
`,
    [],
    [["2026-02-03", "METRO PLUS", 1548, null]],
    ["3 price"],
  ],
  [
    "Chase card",
    `
Transaction Date,Post Date,Description,Category,Type,Amount,Memo
02/03/2026,02/04/2026,TRADER JOE'S #12,Groceries,Sale,-15.48,
02/13/2026,02/14/2026,GF BAKERY,Groceries,Sale,-7.25,
02/15/2026,02/16/2026,GF BAKERY,Groceries,Return,7.25,
`,
    ["spending"],
    [
      ["2026-02-03", "TRADER JOE'S #12", 1548, null],
      ["2026-02-13", "GF BAKERY", 725, null],
    ],
    ["4 price"],
  ],
  [
    "Chase checking",
    `
Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,02/03/2026,"WEGMANS 34",-15.48,DEBIT_CARD,1200.01,
CREDIT,02/15/2026,"EMPLOYER",1800.00,ACH_CREDIT,3000.01,
DEBIT,02/17/2026,"GF BAKERY",-7.25,DEBIT_CARD,2992.76,
`,
    ["spending"],
    [
      ["2026-02-03", "WEGMANS 34", 1548, null],
      ["2026-02-17", "GF BAKERY", 725, null],
    ],
    ["3 price"],
  ],
  [
    "Bank of America",
    `
Description,,Summary Amt.
Beginning balance as of 02/01/2026,,"1,215.49"
Total credits,,"0.00"
Total debits,,"-15.48"
Ending balance as of 02/28/2026,,"1,200.01"

Date,Description,Amount,Running Bal.
02/01/2026,Beginning balance as of 02/01/2026,,"1,215.49"
02/13/2026,"SAFEWAY #0012","-15.48","1,200.01"
`,
    ["spending"],
    [["2026-02-13", "SAFEWAY #0012", 1548, null]],
    ["8 price"],
  ],
  [
    "Wells Fargo, without headings",
    `
"02/13/2026","-15.48","*","","PURCHASE AUTHORIZED ON 02/12 SAFEWAY"
"02/20/2026","-7.25","*","","PURCHASE AUTHORIZED ON 02/19 GF BAKERY"
`,
    ["spending"],
    [
      ["2026-02-13", "PURCHASE AUTHORIZED ON 02/12 SAFEWAY", 1548, null],
      ["2026-02-20", "PURCHASE AUTHORIZED ON 02/19 GF BAKERY", 725, null],
    ],
  ],
  [
    "Capital One",
    `
Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
2026-02-03,2026-02-04,1234,KROGER 55,Merchandise,15.48,
2026-02-05,2026-02-05,1234,PAYMENT,Payment/Credit,,100.00
`,
    [],
    [["2026-02-03", "KROGER 55", 1548, null]],
    ["3 price"],
  ],
  [
    "Citi",
    `
Status,Date,Description,Debit,Credit
Cleared,02/13/2026,"PUBLIX #44",15.48,
Cleared,02/14/2026,"PAYMENT",,-100.00
`,
    [],
    [["2026-02-13", "PUBLIX #44", 1548, null]],
    ["3 price"],
  ],
  [
    "Discover",
    `
Trans. Date,Post Date,Description,Amount,Category
02/13/2026,02/14/2026,"ALDI 8821",15.48,"Supermarkets"
02/20/2026,02/21/2026,"GF BAKERY",7.25,"Supermarkets"
`,
    [],
    [
      ["2026-02-13", "ALDI 8821", 1548, null],
      ["2026-02-20", "GF BAKERY", 725, null],
    ],
  ],
];

const SHOPS: readonly Layout[] = [
  [
    "Amazon, the data that it hands out",
    `
"Website","Order ID","Order Date","Purchase Order Number","Currency","Unit Price","Unit Price Tax","Shipping Charge","Total Discounts","Total Owed",\
"Shipment Item Subtotal","Shipment Item Subtotal Tax","ASIN","Product Condition","Quantity","Payment Instrument Type","Order Status","Shipment Status","Ship Date","Product Name"
"Amazon.ca","701-1","2026-02-03T15:04:05Z","Not Applicable","CAD","8.99","0","0","0","17.98","17.98","0","B00A","New","2","Visa","Closed","Shipped","2026-02-04T02:00:00Z","Schar Gluten Free Bread"
`,
    [],
    [["2026-02-03", "Schar Gluten Free Bread", 1798, "Amazon.ca"]],
  ],
  [
    "Amazon, its older report of items",
    `
Order Date,Order ID,Title,Category,ASIN/ISBN,UNSPSC Code,Website,Release Date,Condition,Seller,Seller Credentials,List Price Per Unit,Purchase Price Per Unit,Quantity,\
Payment Instrument Type,Shipment Date,Item Subtotal,Item Subtotal Tax,Item Total,Currency
02/13/23,111-1,GF Pancake Mix,GROCERY,B00B,50221200,Amazon.com,,new,Amazon.com,,$9.99,$7.49,2,Visa,02/14/23,$14.98,$0.00,$14.98,CAD
`,
    [],
    [["2023-02-13", "GF Pancake Mix", 1498, "Amazon.com"]],
  ],
  [
    "Costco, by a script of the browser",
    `
Transaction Date,Warehouse Name,Item Number,Item Name,Quantity,Unit Price,Line Total,Instant Savings,Department ID
2026-02-03,NEPEAN,1234567,GF OATS 2.7KG,1,12.99,12.99,0.00,13
2026-02-03,NEPEAN,1234570,KS GF PASTA,2,9.49,18.98,0.00,13
`,
    [],
    [
      ["2026-02-03", "GF OATS 2.7KG", 1299, "NEPEAN"],
      ["2026-02-03", "KS GF PASTA", 1898, "NEPEAN"],
    ],
  ],
  [
    "a celiac association's sheet",
    `
Gluten-free food expenses 2026,,,,,,
Name:,Ana,,,,,
,,,,,,
Date,Store,Item,Number Purchased,Cost of GF Product,Cost of Regular Product,Incremental Cost
2026-02-03,IGA,GF bread,1,7.99,3.49,4.50
2026-02-10,IGA,GF flour,1,6.49,2.49,4.00
,,,,,Total,8.50
`,
    [],
    [
      ["2026-02-03", "GF bread", 799, "IGA"],
      ["2026-02-10", "GF flour", 649, "IGA"],
    ],
  ],
];

describe("reports-63 exports of other tools are read by their layout", () => {
  test.each<Layout>([...BUDGETS, ...BANKS, ...SHOPS])(
    "%s",
    async (_layout, text, asked, purchases, faults = []) => {
      expect(await answered(Buffer.from(text.trimStart()))).toEqual({ asked, purchases, faults });
    },
  );
});
