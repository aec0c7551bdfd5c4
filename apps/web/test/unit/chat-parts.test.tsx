import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChatLine } from "@/features/chat/chat-line";
import { ChatWords } from "@/features/chat/chat-words";
import { useStarterQuestions } from "@/features/chat/use-starter-questions";

const GENERAL = [
  "What exactly can be claimed in Canada?",
  "Which documents do I keep for the CRA?",
  "How do I upload a receipt?",
];
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text);
const stated = { id: 0, timestamp: 0 } as const;
const ignore = () => {};
const shown = (line: ReactNode) => renderToStaticMarkup(<ChatWords>{line}</ChatWords>);

function Greeting({ signedIn }: { signedIn: boolean }) {
  const starters = useStarterQuestions(signedIn);
  return <ChatLine message={{ ...stated, type: "bot", content: "Hi" }} starters={starters} onAsk={ignore} />;
}

test("chat-19 the greeting has a button for each question of the edition, and first one about the person's own year", () => {
  expect(buttonsOf(shown(<Greeting signedIn={false} />))).toEqual(GENERAL);
  expect(buttonsOf(shown(<Greeting signedIn />))).toEqual(["How much have I claimed this year?", ...GENERAL]);
});

test("chat-11 what an answer suggests is a button, what a person typed is not", () => {
  const content = "I don't know that one.\n• What counts?\n• How long?";
  const line = (type: "bot" | "user") =>
    shown(<ChatLine message={{ ...stated, type, content }} onAsk={ignore} />);
  expect(buttonsOf(line("bot"))).toEqual(["What counts?", "How long?"]);
  expect(buttonsOf(line("user"))).toEqual([]);
  const whole = shown(
    <ChatLine message={{ ...stated, type: "bot", content: `${content}\nOr write to us.` }} onAsk={ignore} />,
  );
  expect(whole.indexOf("Or write to us.")).toBeGreaterThan(whole.indexOf("How long?"));
});
