import type { Edition } from "@gf-ledger/domain/edition/edition";

/** Fetches the edition's sample receipt, for a first try. @throws when it cannot be fetched. */
export async function sampleReceipt(edition: Edition): Promise<File> {
  const answer = await fetch(`/samples/receipt-${edition}.jpg`);
  if (!answer.ok) throw new Error(`The sample receipt answered ${answer.status}.`);
  return new File([await answer.blob()], "Sample receipt.jpg", { type: "image/jpeg" });
}
