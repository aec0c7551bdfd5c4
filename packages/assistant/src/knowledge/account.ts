import type { KnowledgeFile } from "./knowledge-file";

/** accounts-23, accounts-1 accounts-10, accounts-37, accounts-40. */
export const ACCOUNT: KnowledgeFile = {
  path: "knowledge/account",
  title: "Your account",
  href: "/account",
  edition: "both",
  text: `
## How do I sign in?

Use your e-mail address and password, or ask for a sign-in link by e-mail and use no password at all. A sign-in link works once and expires in 24 hours.

## The sign-in or verification e-mail did not arrive

Look into your spam folder first, and check the spelling of your address. You can ask for another one on the same page. Links expire in 24 hours and work once.

## I forgot my password

Press Forgot password on the sign-in page and enter your address. The link in the e-mail expires in 1 hour and lets you choose a new password. It needs at least 8 characters, one uppercase letter and one number.

## How do I download all my data?

Open Account and press Download my data. You get a ZIP file with everything we hold about you as JSON and CSV.

## How do I delete my account?

Open Account and press Delete my account. After you confirm, your account, receipts, items and reports are gone at once and cannot be brought back. Download your data first if you need it.

## Can I use an API or a script?

Yes. On the Account page you can make an API key, name it and take it back. You choose whether it may only read and when it ends. It is shown once, so keep it in a safe place.

## How do I switch between Canada and the United States?

Use the region switch at the top of the page: Canada (CRA) or US (IRS). Prices, wording and calculators follow the edition. Amounts in Canadian and in US dollars are never added together.
`,
};
