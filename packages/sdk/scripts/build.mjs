import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { emitDeclarations } from "./declarations.mjs";

/** Builds `dist`: ESM without anything of the workspace in it, and types that stand alone. */
const root = fileURLToPath(new URL("..", import.meta.url));
const at = (path) => `${root}${path}`;

await rm(at("dist"), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { "create-client": "src/create-client.ts", command: "src/command/main.ts" },
  outdir: "dist",
  bundle: true,
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  format: "esm",
  platform: "neutral",
  target: "es2022",
  mainFields: ["module", "main"],
  external: ["@trpc/client", "superjson", "commander", "cli-progress", "standardwebhooks", "node:*"],
});
await emitDeclarations(root);
