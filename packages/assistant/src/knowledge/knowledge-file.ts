import type { Edition } from "@gf-ledger/domain/edition/edition";

/** A page of the product's knowledge as markdown; `href` is where a person finds it. */
export interface KnowledgeFile {
  readonly path: string;
  readonly title: string;
  readonly href: string;
  readonly edition: Edition | "both";
  readonly text: string;
}
