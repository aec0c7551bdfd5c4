import { readFileSync } from "node:fs";
import { readPdf } from "./support/read-pdf";
async function* bytes(p: string) { yield readFileSync(p); }
const [a, b] = [await readPdf(bytes(process.argv[2]!)), await readPdf(bytes(process.argv[3]!))];
console.log(a.pages.length, b.pages.length, a.text === b.text, a.trees === b.trees);
for (const [i, p] of a.pages.entries()) if (p !== b.pages[i]) { console.log(i, p.slice(0, 1500), "\n---\n", b.pages[i]!.slice(0, 1500)); break; }
const [x, y] = [a.trees.split("\n"), b.trees.split("\n")];
for (const i of x.keys()) if (x[i] !== y[i]) { const at = [...x[i]!].findIndex((c, k) => c !== y[i]![k]); console.log(i, at, x[i]!.slice(Math.max(0, at - 200), at + 300), "\n---\n", y[i]!.slice(Math.max(0, at - 200), at + 300)); break; }
