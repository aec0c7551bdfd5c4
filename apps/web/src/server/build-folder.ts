import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the framework's build, by its path in there. @throws Error where it was not built (development). */
export function readBuilt(file: string): Buffer {
  const build = process.env.NEXT_DIST_DIR ?? ".next";
  return readFileSync(join(process.env.WEB_DIRECTORY ?? process.cwd(), build, file));
}
