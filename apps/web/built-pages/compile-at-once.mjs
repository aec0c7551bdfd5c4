// Has a browser compile the scripts that a page starts with while they arrive, in a thread beside the page's own.
// V8 compiles a function only when it is first called, which for these scripts is soon, and stops the page
// meanwhile; a file that begins with this line is compiled whole. Other browsers read a comment.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { htmlFiles } from "./html-files.mjs";

const ALL_AT_ONCE = "//# allFunctionsCalledOnLoad\n";
/** A script as the framework names it in a page, or as `paint-first.mjs` leaves it there. */
const FIRST_SCRIPT = /"\/_next\/(static\/chunks\/[^"?]+\.js)"(?: async=""|[,\]])/g;

/** The files of the scripts that a page starts with. */
const firstScripts = (html) => [...html.matchAll(FIRST_SCRIPT)].map(([, file]) => file);

/** Marks the scripts that the pages rendered at build time start with. */
export function compileAtOnce(nextFolder) {
  const files = new Set(htmlFiles(nextFolder).flatMap((page) => firstScripts(readFileSync(page, "utf8"))));
  for (const file of files) {
    const path = join(nextFolder, file);
    const script = readFileSync(path, "utf8");
    if (!script.startsWith(ALL_AT_ONCE)) writeFileSync(path, ALL_AT_ONCE + script);
  }
}
