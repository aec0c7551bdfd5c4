import type { Services } from "../../context";
import { hashToken } from "../../gate/secret-token";
import { messageKeyOf } from "./mail-ledger";

/**
 * Whether a signature's token came with this mail alone (receipts-77). The same mail may be delivered again with
 * it; another one has no right to it, since the signature does not cover what the mail says.
 */
export async function isForThisMail(
  { database, now }: Pick<Services, "database" | "now">,
  token: string,
  messageId: string,
): Promise<boolean> {
  const tokenHash = hashToken(token);
  const messageKey = messageKeyOf(messageId);
  await database.mailSignature.createMany({
    data: [{ tokenHash, messageKey, seenAt: now() }],
    skipDuplicates: true,
  });
  const first = await database.mailSignature.findUnique({ where: { tokenHash } });
  return first?.messageKey === messageKey;
}
