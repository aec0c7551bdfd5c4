import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { Language } from "@gf-ledger/domain/edition/locale";

/** A page of the product's knowledge as markdown; `href` is where a person finds it. */
export interface KnowledgeFile {
  readonly path: string;
  readonly title: string;
  readonly href: string;
  readonly edition: Edition | "both";
  readonly text: string;
  /** English where it is left out. */
  readonly language?: Language;
  /** For each of its sections, from the top, the title whose phrasings it shares. */
  readonly asks?: readonly string[];
}
