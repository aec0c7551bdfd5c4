import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const OUT = fileURLToPath(new URL("dist/tracing.mjs", import.meta.url));
/** OpenTelemetry's packages are written for `require`. */
const WITH_REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** Bundles what sends traces into one file, which a process loads only when it is asked for traces. */
export async function bundleTracing() {
  await build({
    entryPoints: [fileURLToPath(new URL("src/start-tracing.ts", import.meta.url))],
    outfile: OUT,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["pg"],
    banner: { js: WITH_REQUIRE },
    logLevel: "warning",
  });
}
