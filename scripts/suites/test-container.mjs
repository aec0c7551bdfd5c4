// `npm run test:container [-- IMAGE]`: builds the container image for real, looks at it, and runs it with a read-only
// root as its ordinary user, with the embedded database and with an outside one. It needs Docker, or root on Debian,
// where it installs debootstrap, buildah, podman and crun; it says so when it does.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, ROOT, requireNode } from "../prepare.mjs";

requireNode();
ensureInstalled();
// Imported only now: they need the dependencies installed above.
const { inItsOwnGroups } = await import("../image/own-groups.mjs");
if (!inItsOwnGroups()) {
  const { containerEngine } = await import("../image/engine.mjs");
  const { checks } = await import("../image/test/checks.mjs");
  const [image = "gf-ledger:test"] = process.argv.slice(2);
  const say = (line) => process.stdout.write(`${line}\n`);
  const folder = mkdtempSync(join(tmpdir(), "gf-ledger-image-"));
  const engine = containerEngine(folder, say);
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const head = spawnSync("git", ["rev-parse", "HEAD"], { cwd: ROOT, encoding: "utf8" }).stdout?.trim();
  const revision = head || "unknown";
  try {
    const labels = ["--build-arg", `VERSION=${version}`, "--build-arg", `REVISION=${revision}`];
    engine.build(image, labels);
    await checks({ engine, image, version, revision, folder, say });
    say(`${image}, built and run by ${engine.name}: all of it holds.`);
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  } finally {
    engine.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
