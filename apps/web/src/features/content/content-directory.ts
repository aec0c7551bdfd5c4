import { join } from "node:path";

/** Where the texts stand. The server may be started from another folder than the one it was built in. */
export function contentPath(...parts: string[]): string {
  return join(/* turbopackIgnore: true */ process.env.WEB_DIRECTORY ?? process.cwd(), "content", ...parts);
}
