import { expect, test } from "vitest";
import type { Passage } from "../assistant";
import { choosePassage } from "./choose-passage";

const place = { text: "", href: "/", edition: "ca" } as const;
const TWELVE = "Which 12 months can I claim in Canada?";
const help: Passage = { ...place, title: TWELVE };
const listed: Passage = { ...place, title: "Which twelve months count?", asks: TWELVE };
const section: Passage = { ...place, title: "6. Choose your months", page: "Step by step", asks: TWELVE };
const other: Passage = { ...place, title: "How long do I keep records in Canada?" };

const chosen = (...found: readonly (readonly [Passage, number])[]) =>
  choosePassage({
    passages: found.map(([passage, likeness]) => ({ passage, likeness, nearness: null, formed: 1 })),
    elsewhere: 0,
    isDistressed: false,
  });

test("chat-16 passages that answer the same are no rivals, and the help goes before a section of a page", () => {
  expect(chosen([section, 0.7], [help, 0.68])).toBe(help);
  expect(chosen([section, 0.7], [listed, 0.7], [help, 0.7])).toBe(listed);
  expect(chosen([section, 0.7])).toBe(section);
});

test("chat-16 a section that is clearly nearer to the question answers it", () => {
  expect(chosen([section, 0.8], [help, 0.6])).toBe(section);
});

test("chat-11 a passage about something else that is as near leaves the question unanswered", () => {
  expect(chosen([help, 0.7], [other, 0.68])).toBeNull();
  expect(chosen([section, 0.7], [help, 0.69], [other, 0.68])).toBeNull();
});
