/** The query of a language switch's link: the proxy keeps the choice and shows the address without it. */
export const CHOSEN_LANGUAGE = "language";
