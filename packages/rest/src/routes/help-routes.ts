import { respondWithChatEvents } from "../answer/chat-stream";
import type { RestRoute } from "../rest-route";

/** chat-8: the chat, and the test e-mail of the diagnostics page (mail-7). */
export const helpRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "/api/chat/message",
    procedure: "chat.message",
    access: "public",
    tag: "Help",
    summary: "Ask the assistant",
    description:
      "A caller that accepts `text/event-stream` is answered with `text` events as the words are found, then one `answer` event with the whole answer, which holds in place of the words, or one `failure` event. Nothing of a conversation is stored; what was said before travels along in `history`.",
    respondWithEvents: respondWithChatEvents,
    body: "required",
    failures: [503],
    example: { body: { message: "How is the extra cost worked out?", email: "ada@example.com" } },
  },
  {
    method: "POST",
    path: "/api/test/email",
    procedure: "diagnostics.sendTestMail",
    access: "public",
    tag: "Help",
    summary: "Send a test e-mail",
    description: "Only while diagnostics are on.",
    body: "required",
    failures: [404, 503],
    example: { body: { email: "ada@example.com" } },
  },
];
