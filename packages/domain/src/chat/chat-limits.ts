/** Longer questions are cut short by the page and refused by the server. */
export const MAX_CHAT_CHARACTERS = 2000;
