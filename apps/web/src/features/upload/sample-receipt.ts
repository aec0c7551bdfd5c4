import type { Edition } from "@gf-ledger/domain/edition/edition";

/** The receipt the product ships for a first try, one for each edition. @throws when it cannot be fetched. */
export async function sampleReceipt(edition: Edition): Promise<File> {
  const answer = await fetch(`/samples/receipt-${edition}.jpg`);
  if (!answer.ok) throw new Error(`The sample receipt answered ${answer.status}.`);
  return new File([await answer.blob()], "Sample receipt.jpg", { type: "image/jpeg" });
}
