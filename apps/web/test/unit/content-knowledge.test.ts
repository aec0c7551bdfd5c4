import { expect, test } from "vitest";
import { contentKnowledge } from "@/server/content-knowledge";

test("chat-10 the assistant knows every article and the questions of both editions", () => {
  const files = contentKnowledge();
  const articlesFor = (edition: "ca" | "us") =>
    files.filter((file) => file.href.startsWith("/blog/") && [edition, "both"].includes(file.edition));
  expect(articlesFor("ca")).toHaveLength(7);
  expect(articlesFor("us")).toHaveLength(7);
  expect(files.filter(({ href }) => href === "/#faq").map(({ edition }) => edition)).toEqual(["ca", "us"]);
  expect(files.every(({ text }) => text.length > 200 && !text.startsWith("---"))).toBe(true);
});
