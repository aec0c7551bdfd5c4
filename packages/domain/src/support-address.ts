/** The mailbox at which a person answers, on the Canadian host for both editions (mail-12). */
export const SUPPORT_ADDRESS = "support@gfledger.ca";
