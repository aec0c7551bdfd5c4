// `node ../config/typecheck.mjs` in a package: checks its types with TypeScript's native compiler, in a third of the
// time; another file of settings than `tsconfig.json` may be named. Tools that call TypeScript's API have the compiler
// in JavaScript, under its own name.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const compiler = join(dirname(require.resolve("typescript-native/package.json")), "bin/tsc");
const [, , project = "."] = process.argv;
const { status } = spawnSync(process.execPath, [compiler, "-p", project], { stdio: "inherit" });
process.exit(status ?? 1);
