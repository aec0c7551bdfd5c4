import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

const CLAIM: Readonly<Record<Edition, string>> = {
  ca: "In Canada, the extra cost of gluten-free food counts as a medical expense (CRA line 33099 or 33199) when a medical practitioner has certified that celiac disease requires it. Keep that letter with your receipts for six years from the end of the tax year they are used for.",
  us: "In the United States, the extra cost can count as a medical expense on Schedule A when you itemize, as far as your medical expenses are above 7.5% of adjusted gross income. Keep the diagnosis and your receipts for three years from the day you file.",
};

/** Greets a person whose address was confirmed; `uploadLink` leads to the first receipt. */
export function welcomeMessage(who: Recipient & { readonly uploadLink: string }): MailMessage {
  return layOut({
    ...who,
    subject: "Welcome to GF Ledger",
    heading: "Welcome to GF Ledger",
    before: [
      "Take a photo of a grocery receipt, check the gluten-free items that were found, and save. The difference to regular prices is added up for your tax report.",
      "The Free plan includes 5 receipts a month.",
    ],
    action: { label: "Upload your first receipt", href: who.uploadLink },
    after: [CLAIM[who.edition], "This is general information, not tax or medical advice."],
  });
}
