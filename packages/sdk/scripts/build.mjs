import { rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { emitDeclarations } from "./declarations.mjs";
import { noticesOf } from "./notices.mjs";

/**
 * Builds `dist`: the client as ESM and, in `dist/cjs`, as CommonJS, without anything of the workspace in it, and types
 * that stand alone. tRPC comes along in it: as a dependency it would bring a TypeScript of its own into the project.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const at = (path) => `${root}${path}`;

const common = {
  absWorkingDir: root,
  bundle: true,
  platform: "neutral",
  target: "es2022",
  mainFields: ["module", "main"],
  external: ["commander", "cli-progress", "standardwebhooks", "node:*"],
  metafile: true,
};

await rm(at("dist"), { recursive: true, force: true });
const esm = await build({
  ...common,
  entryPoints: { "create-client": "src/create-client.ts", command: "src/command/main.ts" },
  outdir: "dist",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  format: "esm",
});
await build({
  ...common,
  entryPoints: { "create-client": "src/create-client.ts" },
  outdir: "dist/cjs",
  format: "cjs",
});
await writeFile(at("dist/cjs/package.json"), '{ "type": "commonjs" }\n');
emitDeclarations(root, ["dist", "dist/cjs"]);
await writeFile(at("dist/NOTICES.txt"), noticesOf(root, esm.metafile));
