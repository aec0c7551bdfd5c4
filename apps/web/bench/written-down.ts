import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Puts a text into docs/performance.md, between the marks of that name. */
export async function writeIntoPage(root: string, mark: string, text: string): Promise<void> {
  const file = join(root, "docs/performance.md");
  const [open, close] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const page = await readFile(file, "utf8");
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`${file} has no place marked ${mark}.`);
  await writeFile(file, `${page.slice(0, from)}${open}\n\n${text}\n\n${page.slice(to)}`);
}
