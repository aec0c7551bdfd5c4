import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passagesFromMarkdown } from "./passages-from-markdown";

const file = { path: "a", title: "Page", href: "/page", edition: "both" } as const;
const of = (text: string) => passagesFromMarkdown([{ ...file, text }]);

describe("chat-10 passages", () => {
  it("are a page's sections, named by their headings", () => {
    expect(of("Intro.\n\n## One\n\nFirst.\n\n### Two\nSecond.")).toEqual([
      { title: "Page", text: "Intro.", href: "/page", edition: "both" },
      { title: "One", text: "First.", href: "/page", edition: "both" },
      { title: "Two", text: "Second.", href: "/page", edition: "both" },
    ]);
  });

  it("are plain words: links, emphasis, tables and front matter lose their marks", () => {
    const text =
      "---\ntitle: x\n---\n## A\n\n**Bold** and [a link](https://x.ca) and *so*.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |";
    expect(of(text)[0]?.text).toBe("Bold and a link and so.\n\na · b\n1 · 2");
  });

  it("split a long section at its paragraphs", () => {
    const long = Array.from({ length: 10 }, (_, n) => `${n} ${"word ".repeat(40)}`.trim()).join("\n\n");
    const found = of(`## Long\n\n${long}`);
    expect(found.length).toBeGreaterThan(1);
    expect(found.map((passage) => passage.text).join("\n\n")).toBe(long);
  });

  it("are never empty, whatever the markdown", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(of(text).every((passage) => passage.text.trim() !== "")).toBe(true);
      }),
    );
  });
});
