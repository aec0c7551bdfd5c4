import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { UnderstoodLanguage } from "../understood-language";

/** A page of the product's knowledge as markdown; `href` is where a person finds it. */
export interface KnowledgeFile {
  readonly path: string;
  readonly title: string;
  readonly href: string;
  readonly edition: Edition | "both";
  readonly text: string;
  /** English where it is left out. */
  readonly language?: UnderstoodLanguage;
  /** For each of its sections, from the top, the title whose phrasings it shares. */
  readonly asks?: readonly string[];
}
