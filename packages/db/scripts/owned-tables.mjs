// The tables of personal rows: those of the model whose rows name their owner.
import { readFileSync, writeFileSync } from "node:fs";

const file = (path) => new URL(`../${path}`, import.meta.url);
const schema = readFileSync(file("prisma/schema.prisma"), "utf8");

const tables = schema.split(/^model /m).flatMap((model) => {
  const [, table] = /@@map\("(\w+)"\)/.exec(model) ?? [];
  return table && /^\s+userId\s/m.test(model) ? [table] : [];
});
writeFileSync(
  file("src/generated/owned-tables.ts"),
  `export const OWNED_TABLES: readonly string[] = ${JSON.stringify(tables)};\n`,
);
