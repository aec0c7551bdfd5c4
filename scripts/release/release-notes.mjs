// `npm run --silent release:notes -- TAG`: prints the section of CHANGELOG.md about a version. Fails unless
// the packages have that version.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../prepare.mjs";

const VERSIONED = ["package.json", "packages/sdk/package.json"];

function fail(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const [tag = ""] = process.argv.slice(2);
if (!tag.startsWith("v")) fail("Name the tag of the release, such as v1.2.0.");
const version = tag.slice(1);
for (const file of VERSIONED) {
  const found = JSON.parse(readFileSync(join(ROOT, file), "utf8")).version;
  if (found !== version) fail(`${file} has the version ${found}: write ${version} there, or tag v${found}.`);
}
const [, ...sections] = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8").split(/^## /m);
const section = sections.find((text) => text.startsWith(`[${version}]`));
const notes = section?.slice(section.indexOf("\n")).trim();
if (!notes) fail(`CHANGELOG.md says nothing of ${version}: give what stands under Unreleased that heading.`);
process.stdout.write(`${notes}\n`);
