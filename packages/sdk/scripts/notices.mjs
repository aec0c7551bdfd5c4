import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folders of the packages whose code a bundle holds, by its metafile, without those of the workspace. */
function packagesIn(root, metafile) {
  const folders = Object.keys(metafile.inputs).flatMap((input) => {
    const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(resolve(root, input));
    return found ? [found[1]] : [];
  });
  return [...new Set(folders)].sort();
}

/** Name, version and licence of every package in the bundle, which their licences ask to go with the code. */
export function noticesOf(root, metafile) {
  const notices = packagesIn(root, metafile).map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
    return `${name} ${version} (${license})\n\n${text}`;
  });
  return `${notices.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
