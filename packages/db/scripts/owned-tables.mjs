// The tables of personal rows: those of the model whose rows name their owner.
import { readFileSync, writeFileSync } from "node:fs";

const file = (path) => new URL(`../${path}`, import.meta.url);
const schema = readFileSync(file("prisma/schema.prisma"), "utf8");

const models = schema.split(/^model /m).flatMap((model) => {
  const [, name = ""] = /^(\w+)/.exec(model) ?? [];
  const [, table] = /@@map\("(\w+)"\)/.exec(model) ?? [];
  return table && /^\s+userId\s/m.test(model) ? [[table, name.charAt(0).toLowerCase() + name.slice(1)]] : [];
});
writeFileSync(
  file("src/generated/owned-tables.ts"),
  `/** The model's own names of the tables of personal rows. */
export const OWNED_MODELS = ${JSON.stringify(Object.fromEntries(models))} as const;

export const OWNED_TABLES: readonly string[] = Object.keys(OWNED_MODELS);
`,
);
