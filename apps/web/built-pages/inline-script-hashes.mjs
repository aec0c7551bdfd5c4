// Lists, for every page that was rendered at build time, the SHA-256 of its inline scripts, so that the
// Content-Security-Policy can name them instead of allowing any inline script.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { builtPages, htmlFiles } from "./html-files.mjs";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Writes `inline-script-hashes.json` beside the build: page path (with its edition) → hashes. */
export function writeInlineScriptHashes(nextFolder) {
  const hashes = {};
  for (const file of htmlFiles(nextFolder)) {
    const path = `/${relative(builtPages(nextFolder), file)
      .replaceAll("\\", "/")
      .replace(/\.html$/, "")}`;
    const scripts = [...readFileSync(file, "utf8").matchAll(INLINE_SCRIPT)].map((match) => match[1]);
    hashes[path] = [
      ...new Set(scripts.map((script) => createHash("sha256").update(script).digest("base64"))),
    ];
  }
  writeFileSync(join(nextFolder, "inline-script-hashes.json"), JSON.stringify(hashes));
  return Object.keys(hashes).length;
}
