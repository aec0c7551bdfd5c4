import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import type { AssistantAnswer, Passage } from "../assistant";
import { frameOf, sourcesOf } from "../local/answer-from-passages";
import type { Spoken } from "../local/spoken";
import type { Topic } from "../refusals";
import type { ModelAnswer } from "./model-answer";

/** What the model was given, and what the product says beside its answer or in its place. */
interface Given {
  readonly passages: readonly Passage[];
  readonly topic: Topic;
  readonly spoken: Spoken;
  readonly edition: Edition;
  readonly unanswered: AssistantAnswer;
}

/**
 * What a person, or a program that makes links, takes for an address: with or without a scheme, with either
 * slash, in any script. Browsers read an ideographic full stop as a dot.
 */
const ADDRESSES = [
  /(?:[a-z][a-z\d+.-]{0,20}:)?[/\\]{2}\S+/giu,
  /\bwww[.。]\S+/giu,
  /\bxn--\S+/giu,
  /[\p{L}\p{M}\p{N}-]{1,63}[.。](?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]{1,59})(?:\/|:\d)\S*/giu,
  /[\p{L}\p{M}\p{N}-]{2,63}[.。](?:com|net|org|info|biz|io|co|ca|us|app|dev|xyz|site|online|shop|example)(?![\p{L}\p{N}])/giu,
  /[\p{L}\p{M}\p{N}-]{1,63}[.。](?!\p{Script=Latin})\p{L}[\p{L}\p{M}\p{N}-]{1,62}/giu,
  /[\p{L}\p{M}\p{N}_.+-]{1,64}@[\p{L}\p{M}\p{N}_.。-]{1,255}[.。][\p{L}\p{M}\p{N}-]{2,63}/giu,
];

const SENTENCE_ENDS = new Set(".,;:!?)]");

/** A word without the punctuation at its end. */
function withoutEnd(word: string): string {
  let end = word.length;
  while (SENTENCE_ENDS.has(word[end - 1] ?? "")) end -= 1;
  return word.slice(0, end);
}

/**
 * The text as a browser reads an address: wide and styled letters become plain, signs without width are
 * removed.
 */
const asBrowsersRead = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();

/** Whether the reply has an address that is in no passage, and so was made up or slipped in. */
function leadsElsewhere(reply: string, passages: readonly Passage[]): boolean {
  const known = asBrowsersRead(`${SUPPORT_ADDRESS} ${passages.map((passage) => passage.text).join(" ")}`);
  const wording = asBrowsersRead(reply);
  const addresses = ADDRESSES.flatMap((pattern) => wording.match(pattern) ?? []);
  return addresses.some((address) => !known.includes(withoutEnd(address)));
}

/**
 * The passages that an answer rests on; `null` where it rests on none or leads elsewhere, and must not be
 * given.
 */
function groundsOf(stated: ModelAnswer, given: readonly Passage[]): readonly Passage[] | null {
  const used = given.filter((_passage, position) => stated.passages.includes(position + 1));
  if (!stated.answered || used.length === 0 || leadsElsewhere(stated.reply, used)) return null;
  return used;
}

/** The part of an unfinished answer that may already be shown; empty while nothing may. */
export function begunReply(stated: ModelAnswer, { passages, topic, spoken }: Given): string {
  const used = groundsOf(stated, passages);
  if (!used) return "";
  return [...frameOf(used, topic, spoken).before, stated.reply].join("\n\n");
}

/** The model's answer, or in its place the product's own that it does not know (chat-12). */
export function judgedAnswer(stated: ModelAnswer, given: Given): AssistantAnswer {
  const { passages, topic, spoken, edition, unanswered } = given;
  const used = groundsOf(stated, passages);
  if (!used) return unanswered;
  const { before, after } = frameOf(used, topic, spoken);
  const reply = [...before, stated.reply, ...after].join("\n\n");
  return { reply, sources: sourcesOf(used, edition), answered: true };
}
