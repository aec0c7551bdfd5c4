import type { KnowledgeFile } from "./knowledge-file";

/** screens-4 footer, pages-16 Privacy, receipts-4, chat-7. */
export const PRIVACY: KnowledgeFile = {
  path: "knowledge/privacy",
  title: "Privacy",
  href: "/privacy-policy",
  edition: "both",
  text: `
## Are my receipt photos stored?

No. An uploaded image is in memory while it is read and is not stored. Only a fingerprint of it is kept, which cannot be turned back into the picture. Keep your original paper or digital receipts for an audit.

## Who gets to see my data?

Your data is not sold. It is shared only with the service providers that are needed to run the product, such as the payment provider, and with an AI provider for receipt images when such a reader is used.

## How long is my data kept?

Tax data is kept for at least 7 years, unless you delete it or your account before. You can ask for access, correction, deletion or a copy, and get an answer within 30 days.

## Is this chat stored?

No. The conversation lives in your browser for this visit. Please do not write card numbers, social insurance or social security numbers, or health details here.

## Who may use GF Ledger?

Adults. The service is not for people under 18.
`,
};
