/** What the assistant says where a question can't be asked (chat-3), to the word. */
export const CHAT_REFUSALS = {
  emailNeeded: "I need your email address before I can help you. Please enter it above.",
  invalidEmail:
    "That doesn't appear to be a valid email address. Please provide a valid email so I can better assist you.",
} as const;
