import type { ProcedurePath } from "../../src/rest-route";
import type { Belongings } from "./belongings";

/**
 * How a call is tested against other people's rows:
 * - `rows`: its input names rows of a person, each field with the row it names; foreign ones are not found.
 * - `own`: it works on the caller's own account alone and names nobody's row. Fields that look like an id all
 * the same, and are shared by everybody, are named in `common`.
 * - `open`: it knows no person, or only one who shows a secret of their own.
 */
export type OwnerCase =
  | { readonly kind: "rows"; readonly fields: Readonly<Record<string, keyof Belongings>> }
  | { readonly kind: "own"; readonly common?: Readonly<Record<string, keyof Belongings>> }
  | { readonly kind: "open"; readonly because: string };

const own = { kind: "own" } as const;
const rows = (fields: Readonly<Record<string, keyof Belongings>>): OwnerCase => ({ kind: "rows", fields });
const open = (because: string): OwnerCase => ({ kind: "open", because });

/** One for every procedure: the type demands it, and a test compares the list with the router. */
export const OWNER_CASES: Readonly<Record<ProcedurePath, OwnerCase>> = {
  "account.updateProfile": own,
  "account.changePassword": own,
  "account.sessions": own,
  "account.revokeSession": rows({ id: "session" }),
  "account.apiKeys": own,
  "account.createApiKey": own,
  "account.revokeApiKey": rows({ id: "apiKey" }),
  "account.delete": own,
  "account.unsubscribe": open("asks for the token of a mailed link"),
  "adjustments.list": own,
  "adjustments.add": rows({ personId: "person", lineItemIds: "lineItem" }),
  "adjustments.change": rows({ id: "adjustment", personId: "person", lineItemIds: "lineItem" }),
  "adjustments.delete": rows({ id: "adjustment" }),
  "auth.user": own,
  "auth.login": open("asks for the password"),
  "auth.register": open("answers alike for every address"),
  "auth.logout": open("ends the caller's own session, if there is one"),
  "auth.requestMagicLink": open("answers alike for every address"),
  "auth.requestPasswordReset": open("answers alike for every address"),
  "auth.verifyToken": open("asks for a mailed token"),
  "auth.testToken": open("asks for a mailed token"),
  "auth.resetPassword": own,
  "chat.message": open("stores nothing and knows no account"),
  "corrections.list": own,
  "corrections.forget": rows({ id: "correction" }),
  "diagnostics.sendTestMail": open("sends a fixed text"),
  "exchangeRates.list": own,
  "exchangeRates.set": own,
  "exchangeRates.delete": rows({ id: "exchangeRate" }),
  "expenses.list": own,
  "expenses.add": rows({ personId: "person" }),
  "expenses.change": rows({ id: "expense", personId: "person" }),
  "expenses.delete": rows({ id: "expense" }),
  "matching.matchName": open("asks the catalogue"),
  "matching.matchReceipt": rows({ id: "draft" }),
  "claims.list": own,
  "claims.create": own,
  "claims.get": rows({ id: "claim" }),
  "claims.change": rows({ id: "claim" }),
  "claims.delete": rows({ id: "claim" }),
  "claims.bestPeriod": rows({ id: "claim" }),
  "claims.worth": rows({ id: "claim" }),
  "claims.checklist": rows({ id: "claim" }),
  "claims.rates": rows({ id: "claim" }),
  "claims.changes": rows({ id: "claim" }),
  "claims.file": rows({ id: "claim" }),
  "claims.adjust": rows({ id: "filedClaim" }),
  "imports.list": own,
  "imports.preview": own,
  "imports.make": own,
  "imports.undo": rows({ id: "import" }),
  "people.list": own,
  "people.add": own,
  "people.change": rows({ id: "person" }),
  "people.delete": rows({ id: "person" }),
  "people.shares": own,
  "people.setShares": own,
  "people.lineItemShares": rows({ id: "lineItem" }),
  "people.setLineItemShares": rows({ id: "lineItem" }),
  "priceBook.list": own,
  "priceBook.add": { kind: "own", common: { productId: "product" } },
  "priceBook.change": rows({ id: "observation", productId: "product" }),
  "priceBook.delete": rows({ id: "observation" }),
  "priceBook.applyPrice": rows({ id: "observation" }),
  "priceBook.checklist": own,
  "priceBook.shelfPhoto": own,
  "products.search": open("asks the catalogue"),
  "products.setPrice": { kind: "own", common: { productId: "product" } },
  "products.merged": own,
  "products.previewMerge": own,
  "products.merge": own,
  "products.unmerge": own,
  "receipts.create": own,
  "receipts.read": own,
  "receipts.get": rows({ id: "draft" }),
  "receipts.drafts": own,
  "receipts.list": own,
  "receipts.discardDraft": rows({ id: "draft" }),
  "receipts.savedPhoto": own,
  "receipts.planUse": own,
  "receipts.update": rows({ id: "draft" }),
  "receipts.confirm": rows({ id: "draft" }),
  "receipts.reopen": rows({ id: "saved" }),
  "receipts.undo": rows({ id: "discarded" }),
  "receipts.selectItem": rows({ id: "item" }),
  "receipts.selectItemByIndex": rows({ receiptId: "draft" }),
  "receipts.setRegularPrice": rows({ id: "item" }),
  "receipts.setRegularPriceByIndex": rows({ receiptId: "draft" }),
  "receipts.changeDetails": rows({ id: "item", matchedProductId: "product" }),
  "receipts.addItem": rows({ receiptId: "draft" }),
  "receipts.splitItem": rows({ id: "item" }),
  "receipts.removeItem": rows({ id: "item" }),
  "subscription.status": own,
  "subscription.create": own,
  "subscription.cancel": own,
  "subscription.reactivate": own,
  "subscription.refresh": own,
  "subscription.portal": own,
  "subscription.completePractice": own,
  "subscription.receiveEvent": open("asks for the provider's signature"),
  "taxReport.lineItems": own,
  "taxReport.years": own,
  "taxReport.summary": own,
  "taxReport.download": own,
  "taxReport.products": own,
  "taxReport.downloadProducts": own,
  "taxReport.addLineItem": own,
  "taxReport.updateLineItem": rows({ id: "lineItem" }),
  "taxReport.deleteLineItem": rows({ id: "lineItem" }),
  "taxReport.restoreLineItem": rows({ id: "deletedLineItem" }),
};

/** The case of a procedure; one that was forgotten is held to the strictest. */
export function ownerCaseOf(path: ProcedurePath): OwnerCase {
  return OWNER_CASES[path] ?? rows({});
}
