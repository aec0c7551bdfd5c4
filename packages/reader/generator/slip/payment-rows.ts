import type { Random } from "../random";
import { centred, printedAmount, spread } from "./columns";
import { gap, row, type SlipRow } from "./slip";

/** The end of an English receipt: what was paid by card or in cash, and the change. */
export function paymentRows(totalCents: number, columns: number, random: Random): SlipRow[] {
  if (random.chance(0.3)) {
    const paid = Math.ceil(totalCents / 1000) * 1000;
    return [
      row(spread("CASH", printedAmount(paid), columns)),
      row(spread("CHANGE DUE", printedAmount(paid - totalCents), columns)),
    ];
  }
  const card = random.pick(["DEBIT TEND", "VISA TEND", "MCARD TEND"]);
  return [
    row(spread(card, printedAmount(totalCents), columns)),
    row(spread("CHANGE DUE", printedAmount(0), columns)),
    gap(),
    row(`ACCOUNT # **** **** **** ${random.digits(4)}`),
    row(`APPROVAL # ${random.digits(6)}   REF # ${random.digits(8)}`),
  ];
}

/** Thanks, a survey and a barcode, as many tills end. */
export function closingRows(columns: number, random: Random): SlipRow[] {
  const thanks = random.sample(
    [
      "THANK YOU FOR SHOPPING WITH US",
      "PLEASE COME AGAIN",
      "KEEP RECEIPT FOR RETURNS",
      "TELL US HOW WE DID TODAY",
    ],
    random.int(1, 2),
  );
  return [
    gap(),
    ...thanks.map((text) => row(centred(text, columns))),
    { kind: "barcode", digits: random.digits(16) },
  ];
}
