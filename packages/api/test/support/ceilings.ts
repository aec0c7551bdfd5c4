import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/**
 * How far somebody's calls can grow a table, as its model says in a comment `@ceiling`:
 * - `counted receipts`: so many rows of that kind in an account (api-46).
 * - `rule api-78: 50 API keys`: as many as a rule says, in these words.
 * - `key user_id`: one for each of these columns, which the database itself refuses a second row of; beside the account,
 * what they name has a ceiling too, or few values.
 * - `none: why`: no number of rows bounds it, and why that is so.
 */
export interface Ceiling {
  readonly model: string;
  readonly table: string;
  readonly by: "counted" | "rule" | "key" | "none";
  /** The kind of record, the rule, or the columns; empty for `none`. */
  readonly of: string;
  /** The words of the rule, or why there is none. */
  readonly says: string;
}

const SCHEMA = fileURLToPath(new URL("../../../db/prisma/schema.prisma", import.meta.url));
const MODEL = /((?:^\/\/\/ .*\n)*)^model (\w+) \{([\s\S]*?)^\}/gm;
const CEILING = /^\/\/\/ @ceiling (counted|rule|key|none)(?: ([\w, -]+))?(?:: (.+))?$/gm;

/** Every `@ceiling` of the schema's models. */
export async function readCeilings(): Promise<Ceiling[]> {
  const schema = await readFile(SCHEMA, "utf8");
  return [...schema.matchAll(MODEL)].flatMap(([, comment = "", model = "", body = ""]) =>
    [...comment.matchAll(CEILING)].map(([, by, of = "", says = ""]) => ({
      model,
      table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? "",
      by: by as Ceiling["by"],
      of,
      says,
    })),
  );
}
