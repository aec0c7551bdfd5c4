import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { expect, test } from "vitest";
import { receiptIn } from "../src/products/names-in";

const receipt = (message: string, reason: string) =>
  ({
    issues: [{ code: "line_in_doubt", message, itemIndex: 0 }],
    items: [{ glutenFreeReason: reason, kindReason: null, matchedProduct: null, priceEvidence: null }],
  }) as unknown as ReceiptView;

const translatedIn = (locale: "en-CA" | "fr-CA", message: string, reason: string) => {
  const { issues, items } = receiptIn(locale, receipt(message, reason));
  return [issues[0]?.message, items[0]?.glutenFreeReason];
};

test("editions-25 what the reader doubts and why a line is gluten-free are said in the reader's language", () => {
  const kept = [
    messageKey("sentences.lineDoubtful", { name: "PAIN {1}" }),
    messageKey("sentences.makerIsFree", { name: "Udi's" }),
  ] as const;
  expect(translatedIn("en-CA", ...kept)).toEqual([
    "“PAIN {1}” was hard to read; please check it.",
    "Udi's makes only gluten-free food",
  ]);
  expect(translatedIn("fr-CA", ...kept)).toEqual([
    "«\u00A0PAIN {1}\u00A0» était difficile à lire; veuillez vérifier.",
    "Udi's ne fabrique que des aliments sans gluten",
  ]);
});

test("editions-25 a text that is no message's key stays as it is", () => {
  const kept = [messageKey("sentences.kept", { text: "Ask Ann." }), "Is it 6.99 or 8.99?"] as const;
  expect(translatedIn("fr-CA", ...kept)).toEqual(["Ask Ann.", "Is it 6.99 or 8.99?"]);
});
