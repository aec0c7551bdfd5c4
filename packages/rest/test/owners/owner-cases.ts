import { appRouter } from "@gf-ledger/api/app-router";
import { z } from "zod";
import type { ProcedurePath } from "../../src/rest-route";
import { accessTo } from "./access";
import { singular } from "./singular";

/**
 * How a call is tested against other people's rows:
 * - `rows`: its input names rows of a person, each field with the row it names; foreign ones are not found.
 * - `own`: it works on the caller's own account alone and names nobody's row. Fields that look like an id all
 * the same, and are shared by everybody, are named in `common`.
 * - `open`: it knows no person, or only one who shows a secret of their own.
 */
export type OwnerCase =
  | { readonly kind: "rows"; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "own"; readonly common: Readonly<Record<string, string>> }
  | { readonly kind: "open" };

/** What `id` names in the calls of a noun, where it is not what the noun says. */
const ID_OF_NOUN: Readonly<Record<string, string>> = {
  household: "member",
  mailIn: "mailSender",
  matching: "draft",
  priceBook: "observation",
  receipts: "draft",
  taxReport: "lineItem",
};

/** What a field names in one call, where neither its own name nor the noun says it. */
const IN_CALL: Readonly<Partial<Record<ProcedurePath, Readonly<Record<string, string>>>>> = {
  "account.revokeApiKey": { id: "apiKey" },
  "account.revokeSession": { id: "session" },
  "adjustments.add": { receiptId: "saved" },
  "adjustments.change": { receiptId: "saved" },
  "claims.adjust": { id: "filedClaim" },
  "claims.takeBack": { id: "filedClaim" },
  "corrections.restore": { id: "forgottenCorrection" },
  "household.accept": { token: "invitation" },
  "household.leave": { accountId: "hostAccount" },
  "household.lookAt": { accountId: "userId" },
  "household.withdraw": { id: "invitation" },
  "imports.restore": { id: "undoneImport" },
  "people.lineItemShares": { id: "lineItem" },
  "people.restore": { id: "removedPerson" },
  "people.setLineItemShares": { id: "lineItem" },
  "receipts.changeDetails": { id: "item", matchedProductId: "product" },
  "receipts.join": { receiptIds: "draft" },
  "receipts.removeItem": { id: "item" },
  "receipts.reopen": { id: "saved" },
  "receipts.selectItem": { id: "item" },
  "receipts.setRegularPrice": { id: "item" },
  "receipts.splitItem": { id: "item" },
  "receipts.undo": { id: "discarded" },
  "taxReport.restoreLineItem": { id: "deletedLineItem" },
  "taxReport.undoLineItems": { id: "lineItemUndo" },
  "webhooks.sendAgain": { deliveryId: "webhookDelivery" },
};

/** What a field names wherever it occurs. */
const OF_FIELD: Readonly<Record<string, string>> = { receiptId: "draft" };

/** What is everybody's; naming it, or showing a secret, is no way to somebody's rows. */
const COMMON = "product";

/** The input fields of a procedure, read from its schema. */
function inputFields(path: ProcedurePath): string[] {
  const known = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;
  return (known[path]?._def.inputs ?? []).flatMap((schema) => {
    const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return Object.keys(described.properties ?? {});
  });
}

/** Whether a field's name looks like the name of a row's id. */
const looksLikeId = (field: string) => /^id$|(Id|_id|Ids|Key|Token)$|^token$/.test(field);

/** The belonging that a call's field names: `personId` and `personIds` a `person`, `id` one of the noun's. */
function rowNamedBy(path: ProcedurePath, field: string): string {
  const message = IN_CALL[path]?.[field] ?? OF_FIELD[field];
  if (message) return message;
  const [noun = ""] = path.split(".");
  return field === "id" ? (ID_OF_NOUN[noun] ?? singular(noun)) : field.replace(/_?[iI]ds?$/, "");
}

/** The case of a procedure, as its access and the fields of its input say. */
export function ownerCaseOf(path: ProcedurePath): OwnerCase {
  if (accessTo(path) === "public") return { kind: "open" };
  const fields = Object.fromEntries(
    inputFields(path)
      .filter(looksLikeId)
      .map((field) => [field, rowNamedBy(path, field)]),
  );
  const isCommon = Object.entries(fields).every(([field, row]) => row === COMMON || field === "token");
  return isCommon ? { kind: "own", common: fields } : { kind: "rows", fields };
}
