import { OWNED_TABLES } from "./generated/owned-tables";

/** A statement that goes through everybody's rows on purpose says why: `/* everybody: the reminder is for all *\/`. */
const FOR_EVERYBODY = /\/\*\s*everybody:\s*\S[^*]*\*\//;
const QUERY = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE|VALUES|MERGE|\()/i;
const NOT_AN_ALIAS =
  /^(?:AS|WHERE|SET|ON|USING|JOIN|LEFT|RIGHT|INNER|FULL|CROSS|NATURAL|GROUP|ORDER|HAVING|LIMIT|OFFSET|FOR|RETURNING|UNION|EXCEPT|INTERSECT|WINDOW|VALUES|SELECT|DEFAULT|TABLESAMPLE|LATERAL)$/i;
const SOURCES =
  /\b(?:FROM|JOIN|UPDATE|USING)\s+((?:ONLY\s+)?[\w".]+(?:\s+(?:AS\s+)?\w+)?(?:\s*,\s*(?:ONLY\s+)?[\w".]+(?:\s+(?:AS\s+)?\w+)?)*)/gi;
const SOURCE = /^(?:ONLY\s+)?([\w".]+)(?:\s+(?:AS\s+)?(\w+))?$/i;
const BETWEEN_QUERIES = /\b(?:UNION|EXCEPT|INTERSECT)(?:\s+ALL)?\b|;/i;

const owned: ReadonlySet<string> = new Set(OWNED_TABLES);

/** The text without its comments and the insides of its strings. */
const bare = (text: string) => text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ").replace(/'[^']*'/g, "''");

/** A statement's queries, each without those within it; what is in other parentheses belongs to the query around it. */
function queriesOf(text: string): string[] {
  const found: string[] = [];
  const open = [""];
  for (const piece of bare(text).split(/([()])/)) {
    if (piece === "(") {
      open.push("");
      continue;
    }
    let add = piece;
    if (piece === ")") {
      const inner = open.length > 1 ? (open.pop() ?? "") : "";
      if (QUERY.test(inner)) found.push(inner);
      add = QUERY.test(inner) ? "()" : `(${inner})`;
    }
    open[open.length - 1] += add;
  }
  return [...found, ...open].flatMap((query) => query.split(BETWEEN_QUERIES));
}

/** The owned tables that a query reads or changes rows of, by the names that it calls them. */
function ownedSources(query: string): { readonly table: string; readonly name: string }[] {
  return [...query.matchAll(SOURCES)].flatMap(([, list = ""]) =>
    list.split(",").flatMap((source) => {
      const [, written = "", alias = ""] = SOURCE.exec(source.trim()) ?? [];
      const table = written.replace(/^"?public"?\./, "").replaceAll('"', "");
      if (!owned.has(table)) return [];
      return [{ table, name: alias && !NOT_AN_ALIAS.test(alias) ? alias : table }];
    }),
  );
}

/** Whether a query says of a table whose rows it means: by its own name or alias, or without one where it is the only. */
function isNamed(query: string, name: string, isOnly: boolean): boolean {
  const column = isOnly ? `(?:${name}\\.|(?<!\\.))user_id` : `\\b${name}\\.user_id`;
  return new RegExp(`${column}\\s*(?:=|IN\\b)|=\\s*${column}\\b`, "i").test(query);
}

/** The owned tables whose owner a query does not name. */
function unnamedIn(query: string): string[] {
  const sources = ownedSources(query);
  return sources.filter(({ name }) => !isNamed(query, name, sources.length === 1)).map(({ table }) => table);
}

/**
 * The tables of personal rows that a statement written by hand reads or changes without naming the owner, in any of its
 * queries (operating-53); none for a statement that says why it is for everybody.
 */
export function ownersLeftOut(text: string): string[] {
  if (FOR_EVERYBODY.test(text)) return [];
  return [...new Set(queriesOf(text).flatMap(unnamedIn))];
}

/** Statements are written once and run often; those that are put together are few. */
const MAX_KNOWN = 2_000;
const known = new Set<string>();

/** What the model's client makes of a verb's call; a test looks at those calls (operating-54). */
const MADE_BY_CLIENT = /"public"\."/;

/** @throws Error for a statement that forgets the owner of personal rows */
export function assertNamesOwner(text: string): void {
  if (known.has(text) || MADE_BY_CLIENT.test(text)) return;
  const [table] = ownersLeftOut(text);
  if (table) throw new Error(`This statement does not name the owner of ${table}: ${text}`);
  if (known.size >= MAX_KNOWN) known.clear();
  known.add(text);
}
