import { receiptListInput } from "@gf-ledger/domain/receipt/receipt-list";
import { listReceipts } from "../drafts/queries/receipt-list";
import { type OwnAnswerer, ownAnswer } from "./own-answer";

/** How many receipts are saved and how many wait, of the year that was named or of all. */
export const receiptCount: OwnAnswerer = async ({ ctx, question: { year }, t }) => {
  const count = async (status: "draft" | "confirmed") => {
    const asked = receiptListInput.parse({ status, perPage: 1, ...(year === null ? {} : { year }) });
    return (await listReceipts(ctx, asked)).totalItems;
  };
  const [saved, drafts] = [await count("confirmed"), await count("draft")];
  const message =
    year === null
      ? t("receipts", { count: saved })
      : t("receiptsOfYear", { count: saved, year: String(year) });
  const waiting = drafts === 0 ? [] : [t("drafts", { count: drafts })];
  const href = year === null ? "/receipts" : `/receipts?year=${year}`;
  return ownAnswer([message, ...waiting], { title: t("source.receipts"), href }, t);
};
