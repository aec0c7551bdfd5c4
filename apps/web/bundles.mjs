// How the server and the process beside it are bundled, for `npm start` and for `npm run dev`.
import { fileURLToPath } from "node:url";

const onNode = {
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  bundle: true,
  platform: "node",
  target: "node20",
};

/** The small server that runs the web app. */
export const serverBundle = (outdir) => ({
  ...onNode,
  entryPoints: { server: "server.ts", "hang-witness": "src/server/process/hang-witness.ts" },
  outdir,
  outExtension: { ".js": ".mjs" },
  format: "esm",
  external: ["next", "pino", "prom-client"],
});

/** The process that writes documents. */
export const documentWriterBundle = (outdir) => ({
  ...onNode,
  entryPoints: { "document-writer": "src/server/documents/document-writer.ts" },
  outdir,
  outExtension: { ".js": ".mjs" },
  format: "esm",
  // The database client is written for `require`.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  external: ["pg-native"],
});

/** The process that reads what strangers made; it has a file of its own because it is started by its path. */
export const parseWorkerBundle = (outdir) => ({
  ...onNode,
  entryPoints: { "parse-worker": "../../packages/api/src/parsing/parse-worker.ts" },
  outdir,
  outExtension: { ".js": ".cjs" },
  format: "cjs",
});
