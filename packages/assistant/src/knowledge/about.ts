import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import type { KnowledgeFile } from "./knowledge-file";

/** editions-3, editions-1, chat-12. */
export const ABOUT: KnowledgeFile = {
  path: "knowledge/about",
  title: "About GF Ledger",
  href: "/how-it-works",
  edition: "both",
  text: `
## What is GF Ledger?

GF Ledger helps people with celiac disease to record the extra cost of gluten-free groceries. A photo of a grocery receipt is read, you check the gluten-free items and their regular prices, and the difference is added up for your tax report.

## Who is Millie?

I am Millie, the assistant of GF Ledger. I answer from the product's own help, questions and articles, and say where an answer stands. Once you are signed in, I also tell you what your own records say, such as what you have claimed so far or what is left of your claim. I am a program, and I do not give personal tax or medical advice.

## Is there an app for my phone?

GF Ledger runs in the browser of your phone, tablet or computer. There is nothing to install, and you can photograph a receipt right from the upload page.

## How do I contact support?

Write to ${SUPPORT_ADDRESS}. A person reads it.

## Is GF Ledger part of the CRA or the IRS?

No. It is not affiliated with a tax authority. Values are estimates, and you have to check them before you file.
`,
};
