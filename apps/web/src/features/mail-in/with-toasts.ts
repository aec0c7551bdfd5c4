import type { MailInView } from "@gf-ledger/domain/account/mail-in";

/** What a change of the card does when it went well or failed. */
export type WithToasts = (title: (view: MailInView) => string) => {
  onSuccess: (view: MailInView) => void;
  onError: (error: unknown) => void;
};
