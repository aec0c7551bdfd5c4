import { EventEmitter } from "node:events";
import { join } from "node:path";
import { sentenceWorkerBundle } from "@gf-ledger/assistant/command/build-worker";
import { placeBundle, workerBundles } from "@gf-ledger/reader/command/build-workers";
import { bundleTracing } from "@gf-ledger/tracing/bundle";
import { type BuildOptions, context, type Plugin } from "esbuild";
import { documentWriterBundle, parseWorkerBundle, serverBundle } from "../../bundles.mjs";
import { StartRefused } from "../steps";

/**
 * Bundles the project's own code only; installed packages stay outside and are loaded as they are. OpenTelemetry's
 * interface goes in: it is a dependency of another package, which can't be seen from where the bundle stands.
 */
const ownCodeAlone: Plugin = {
  name: "own-code-alone",
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || /^@(?:gf-ledger|opentelemetry)?\//.test(path)
        ? null
        : { path, external: true },
    );
  },
};

/** Writes a bundle's files, and calls `onChanged` when one differs from what was there. */
const placing = (onChanged: () => void): Plugin => ({
  name: "placing",
  setup: (build) => {
    build.onEnd(async ({ outputFiles = [] }) => {
      const placed = await Promise.all(outputFiles.map(({ path, contents }) => placeBundle(path, contents)));
      if (placed.includes(true)) onChanged();
    });
  },
});

export interface WatchedBundles {
  /** The path of the server's bundle, below `apps/web`. */
  readonly server: string;
  /** Variables of the environment that name the other bundles. */
  readonly workers: Readonly<Record<string, string>>;
  /** `listener` is called when code changed that the web server's process loads only once. */
  onChanged(listener: () => void): void;
}

/**
 * Bundles what the framework does not reload by itself, and again whenever its source changes: the server,
 * what its process makes once (adapters, jobs, mail), and the workers. The folders are apart from those of
 * `npm start`. @throws StartRefused when the code can't be bundled.
 */
export async function watchBundles(root: string): Promise<WatchedBundles> {
  const changes = new EventEmitter();
  const web = join(root, "apps/web/dist/dev");
  const reader = join(root, "packages/reader/dist/dev");
  const assistant = join(root, "packages/assistant/dist/dev");
  const server = serverBundle(web);
  const watch = async (options: BuildOptions, onChanged: () => void, plugins: Plugin[] = []) => {
    const watched = { ...options, write: false, logLevel: "warning" } as const;
    const bundle = await context({ ...watched, plugins: [...plugins, placing(onChanged)] });
    await bundle.rebuild();
    await bundle.watch();
  };
  const notify = () => void changes.emit("change");
  const kept = { server: "server.ts", "made-once": "src/server/background-work.ts" };
  try {
    await Promise.all([
      watch({ ...server, entryPoints: kept }, notify, [ownCodeAlone]),
      watch(workerBundles(reader), notify),
      // No restart: processes end when they are idle, and the next one runs the new file.
      watch(parseWorkerBundle(web), () => {}),
      watch(documentWriterBundle(web), notify),
      watch(sentenceWorkerBundle(assistant), () => {}),
      bundleTracing(),
    ]);
  } catch (error) {
    throw new StartRefused((error as Error).message);
  }
  return {
    server: "dist/dev/server.mjs",
    workers: {
      READER_WORKER: join(reader, "worker.mjs"),
      PARSE_WORKER: join(web, "parse-worker.cjs"),
      DOCUMENT_WRITER: join(web, "document-writer.mjs"),
      SENTENCE_WORKER: join(assistant, "sentence-worker.mjs"),
    },
    onChanged: (listener) => void changes.on("change", listener),
  };
}
