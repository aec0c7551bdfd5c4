import type { Services } from "../../context";
import { takeMail } from "./take-mail";

/** Collects the mailbox's new mails (receipts-78); what can't be read now stays unseen there for the next time. */
export async function collectMail(services: Services): Promise<void> {
  await services.mailbox?.collect((mail) => takeMail(services, mail));
}
