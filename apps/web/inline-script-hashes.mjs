// Lists, for every page that was rendered at build time, the SHA-256 of its inline scripts, so that the
// Content-Security-Policy can name them instead of allowing any inline script.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function htmlFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Writes `inline-script-hashes.json` beside the build: page path (with its edition) → hashes. */
export function writeInlineScriptHashes(nextFolder) {
  const pages = join(nextFolder, "server/app");
  const hashes = {};
  for (const file of htmlFiles(pages)) {
    const path = `/${relative(pages, file)
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
