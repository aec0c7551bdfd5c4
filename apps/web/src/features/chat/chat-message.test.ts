import { afterEach, expect, it, vi } from "vitest";
import { historyOf, withMessage } from "./chat-message";

afterEach(() => vi.useRealTimers());

it("chat-15 a message has an id of its own, who says it, its content and its time", () => {
  vi.useFakeTimers({ now: 1_000 });
  const asked = withMessage([], "user", "Which line?");
  vi.setSystemTime(2_000);
  expect(withMessage(asked, "bot", "Line 33099.")).toEqual([
    { id: 0, type: "user", content: "Which line?", timestamp: 1_000 },
    { id: 1, type: "bot", content: "Line 33099.", timestamp: 2_000 },
  ]);
});

it("chat-36 what was asked before goes along with a question, and neither the typed address nor a fixed sentence does", () => {
  const greeted = withMessage([], "bot", "Hello.");
  const known = withMessage(greeted, "user", "sam@example.com");
  const asked = withMessage(known, "user", "Which line?");
  const answered = withMessage(asked, "bot", "Line 33099.", [{ title: "Which line?", href: "/help" }]);
  expect(historyOf(answered)).toEqual([
    { role: "user", text: "Which line?" },
    { role: "assistant", text: "Line 33099." },
  ]);
});
