import { readdirSync } from "node:fs";
import { join } from "node:path";

const ROUTES = join(import.meta.dirname, "../../../../src/app/[edition]");

/** Every page that the app has a route for, by its path, with whether it is for signed-in people. */
export const ROUTED_PAGES: readonly { readonly path: string; readonly isSignedIn: boolean }[] = readdirSync(
  ROUTES,
  { recursive: true, encoding: "utf8" },
)
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => ({
    path: `/${file}`.replace(/\/\([^)]*\)/g, "").replace(/\/page\.tsx$/, "") || "/",
    isSignedIn: file.startsWith("(app)/"),
  }));
