/** Names the account that a page was shown to, with each of its calls (accounts-96). */
export const SHOWN_TO_HEADER = "X-Shown-To";
