import { CATALOGUES } from "@gf-ledger/messages/catalogues";
import { describe, expect, it } from "vitest";
import { UNDERSTOOD_LANGUAGES } from "../understood-language";
import { helpPassages } from "./help-passages";

const passages = helpPassages((page, locale) => `/${locale}${page}`);
const entries = Object.values(CATALOGUES.en.help).flatMap((page) => Object.values(page));

describe("chat-10 the product's help", () => {
  it("is told in passages that each have a title, a text and a place on the site", () => {
    expect(passages.every(({ title, text, href }) => title && text && href.startsWith("/"))).toBe(true);
    // Nothing stands for what is not filled in.
    expect(passages.filter(({ title, text }) => /[{}<>]|help\./i.test(title + text))).toEqual([]);
  });

  it("chat-47 holds each entry of the catalogue, and the figures of each year and place", () => {
    const titles = passages.flatMap(({ language, title }) => (language ? [] : [title]));
    expect(titles).toEqual(expect.arrayContaining(entries.map(({ title }) => title)));
    expect(titles.length).toBeGreaterThan(entries.length + 30);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("chat-47 is told in a language as far as the countries that speak it, and asks what the English help does", () => {
    expect([...new Set(passages.map(({ language = "en" }) => language))]).toEqual([...UNDERSTOOD_LANGUAGES]);
    const french = passages.filter(({ language }) => language === "fr");
    const english = passages.filter(({ language, edition }) => !language && edition !== "us");
    expect(french.map(({ asks }) => asks)).toEqual(english.map(({ title }) => title));
    expect(french.every(({ edition, href }) => edition !== "us" && href.startsWith("/fr-CA/"))).toBe(true);
  });

  it("never says that Publication 502 covers celiac disease", () => {
    const named = passages.filter(({ text }) => text.includes("Publication 502"));
    expect(named.map(({ text }) => /Publication 502 names neither/.test(text))).toEqual([true]);
  });
});
