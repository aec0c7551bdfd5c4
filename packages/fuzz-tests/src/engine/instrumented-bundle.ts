import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { build, type Plugin, transform } from "esbuild";
import { createInstrumenter } from "istanbul-lib-instrument";

/** Counts every statement and branch of the five packages that parse; other code is bundled as it is. */
function counting(root: string): Plugin {
  return {
    name: "counting",
    setup({ onLoad }) {
      onLoad(
        { filter: /[/]packages[/](api|domain|payments|reader|rest)[/]src[/].*\.ts$/ },
        async ({ path }) => {
          const source = await readFile(path, "utf8");
          const { code } = await transform(source, { loader: "ts", format: "esm", target: "node20" });
          const instrumenter = createInstrumenter({ esModules: true });
          return { contents: instrumenter.instrumentSync(code, relative(root, path)), loader: "js" };
        },
      );
    },
  };
}

/** Bundles an entry with its code counted. */
export async function bundleCounted(entry: string, outfile: string, root: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    external: ["sharp", "@node-rs/argon2", "onnxruntime-node", "pg-native"],
    plugins: [counting(root)],
    logLevel: "error",
  });
}
