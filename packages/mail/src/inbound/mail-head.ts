import type { MailHead } from "./inbound-mail";

/** Longer than any address is. */
const MAX_ADDRESS = 320;
const MAX_MESSAGE_ID = 1000;
const MAX_RECIPIENTS = 100;

/** A head of bounded size, its addresses in lower case. */
export function boundedHead({ messageId, recipients, sender, quoted }: MailHead): MailHead {
  const address = (written: string) => (written.length > MAX_ADDRESS ? "" : written.trim().toLowerCase());
  return {
    messageId: messageId.slice(0, MAX_MESSAGE_ID),
    recipients: recipients
      .slice(0, MAX_RECIPIENTS)
      .map(address)
      .filter((one) => one !== ""),
    sender: address(sender),
    quoted,
  };
}
