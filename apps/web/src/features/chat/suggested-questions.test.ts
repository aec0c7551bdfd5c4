import { expect, test } from "vitest";
import { suggestedIn } from "./suggested-questions";

test("chat-11 the questions that an answer suggests are taken out of it, to be asked by a press", () => {
  const reply = "I don't know that one.\n\nYou can ask me:\n• What counts?\n• How long?\n\nOr write to us.";
  expect(suggestedIn(reply)).toEqual({
    text: "I don't know that one.\n\nYou can ask me:",
    questions: ["What counts?", "How long?"],
    after: "Or write to us.",
  });
  expect(suggestedIn("No list.")).toEqual({ text: "No list.", questions: [], after: "" });
});
