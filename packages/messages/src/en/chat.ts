/** The panel of the chat and what Millie says by herself (chat-2, chat-3, chat-6): as it is written. */
export const chat = {
  about: "· AI help",
  close: "Close chat panel",
  messages: "Messages",
  writing: "Millie is writing…",
  yourMessage: "Your message",
  placeholder: "Type your message…",
  send: "Send message",
  you: "You: ",
  millie: "Millie: ",
  yourEmail: "Your email address",
  save: "Save",
  failed: { title: "Error", text: "Failed to send message. Please try again." },
  greeting:
    "Hi, I'm Millie! I can help with receipts, reports and how gluten-free costs are claimed. What would you like to know?",
  /** What people ask first, each a press away (chat-19). */
  starters: {
    ca: {
      claimable: "What exactly can be claimed in Canada?",
      records: "Which documents do I keep for the CRA?",
      begin: "How do I upload a receipt?",
    },
    us: {
      claimable: "Can gluten-free food be deducted in the United States?",
      records: "Which documents do I keep for the IRS?",
      begin: "How do I upload a receipt?",
    },
    own: "How much have I claimed this year?",
  },
  askEmail: "Before we start, could you please share your email address so that I can better assist you?",
  emailNeeded: "I need your email address before I can help you. Please enter it above.",
  invalidEmail:
    "That doesn't appear to be a valid email address. Please provide a valid email so I can better assist you.",
  emailTaken: "Thank you! How can I help you today?",
  unreachable:
    "Sorry, I'm having trouble connecting right now. The chatbot service might be temporarily unavailable. Please try again in a few moments.",
} as const;
