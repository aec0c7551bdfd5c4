import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { AssistantAnswer, Passage } from "../assistant";
import type { Topic } from "../refusals";
import { type Spoken, spokenIn } from "./spoken";

const ABOUT_TAX =
  /\b(CRA|IRS|claim|deduct|Schedule A|medical expense|threshold|ARC|frais médicaux|dépense médicale|seuil|impôt)/;

/** The passage's title and address, for a link on a page of `edition`. */
function sourceOf(passage: Passage, edition: Edition): { title: string; href: string } {
  const foreign = passage.edition !== "both" && passage.edition !== edition && passage.href.startsWith("/");
  const host = foreign ? `https://${EDITION_FACTS[passage.edition as Edition].host}` : "";
  return { title: passage.page ?? passage.title, href: `${host}${passage.href}` };
}

/** The sentences before and after a reply that rests on these passages (chat-10). */
export function frameOf(
  passages: readonly Passage[],
  topic: Topic,
  spoken: Spoken = spokenIn("en"),
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const aboutTax = passages.some((passage) => ABOUT_TAX.test(passage.text));
  return {
    before: topic === "personal_tax" ? [spoken.noPersonalTaxAdvice] : [],
    after: aboutTax ? [spoken.generalInformation] : [],
  };
}

/** The titles and addresses of the passages, each address once. */
export function sourcesOf(passages: readonly Passage[], edition: Edition): AssistantAnswer["sources"] {
  const sources = new Map<string, { title: string; href: string }>();
  for (const passage of passages) {
    const source = sourceOf(passage, edition);
    sources.set(`${source.title} ${source.href}`, source);
  }
  return [...sources.values()];
}

/** A list without the heading that it stands below does not say whose it is: "- Teach the diet" (chat-46). */
const saidOf = ({ title, text }: Passage) => (/^(?:- |1\. )/.test(text) ? `${title}\n${text}` : text);

/** An answer in the passages' own words; it never repeats what the person typed. */
export function answerFrom(
  passages: readonly Passage[],
  topic: Topic,
  edition: Edition,
  spoken: Spoken = spokenIn("en"),
): AssistantAnswer {
  const { before, after } = frameOf(passages, topic, spoken);
  const paragraphs = [...before, ...passages.map(saidOf), ...after];
  return { reply: paragraphs.join("\n\n"), sources: sourcesOf(passages, edition), answered: true };
}
