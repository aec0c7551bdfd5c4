// What the image is made of, as a CycloneDX document: the npm packages that were laid out and Debian's own.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { ROOT } from "../prepare.mjs";

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The folders of the packages of npm that a file of the image lies in. */
function packageFolders(files) {
  const folders = new Set();
  for (const file of files) {
    const [, folder] = /^(node_modules\/\.pnpm\/[^/]+\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    if (folder) folders.add(folder);
  }
  return [...folders].sort();
}

function component(name, version, purl, license) {
  const made = new Models.Component(Enums.ComponentType.Library, name, { version, purl, bomRef: purl });
  // As the package says it, whether or not it is a name that the licence list knows.
  if (license) made.licenses.add(new Models.NamedLicense(license));
  return made;
}

function npmComponents(files) {
  const found = new Map();
  for (const folder of packageFolders(files)) {
    const manifest = join(ROOT, folder, "package.json");
    if (!existsSync(manifest)) continue;
    const { name, version, license } = readJson(manifest);
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    found.set(purl, component(name, version, purl, typeof license === "string" ? license : undefined));
  }
  return [...found.values()];
}

/** The installed packages in dpkg's list. */
function debianComponents(list) {
  const field = (text, name) => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1];
  const installed = readFileSync(list, "utf8")
    .split("\n\n")
    .filter((text) => field(text, "Status")?.endsWith(" installed"));
  return installed.map((text) => {
    const [name, version, architecture] = ["Package", "Version", "Architecture"].map((key) =>
      field(text, key),
    );
    return component(
      name,
      version,
      `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`,
    );
  });
}

/** The document, as JSON text, for the image's files by their paths below the project, and the packages in dpkg's list. */
export function billOfMaterials(files, basePackages) {
  const { name, version } = readJson(join(ROOT, "package.json"));
  const product = new Models.Component(Enums.ComponentType.Application, name, { version });
  const node = component("node", process.versions.node, `pkg:generic/node@${process.versions.node}`);
  const components = [node, ...npmComponents(files), ...debianComponents(basePackages)];
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: product, timestamp: new Date() }),
    components: new Models.ComponentRepository(components),
  });
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 1 });
}
