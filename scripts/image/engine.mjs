// What builds and runs containers: Docker where there is one, otherwise Debian's buildah, podman and crun with a
// storage of their own.
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureProgram } from "../checking/debian-package.mjs";
import { ROOT } from "../prepare.mjs";
import { debian, nodeAndNpm } from "./debian-base.mjs";

const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** Fewer than podman asks for, which only a privileged root may give. */
const LIMITS = ["--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096"];

function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: "utf8",
    // What an engine remarks on standard error (podman misses systemd) is told only when it fails.
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 1e8,
    ...options,
  });
  if (status === 0) return { stdout: stdout ?? "", stderr: stderr ?? "" };
  throw new Error(`${command} ${args.join(" ")} failed: ${error?.message ?? stderr ?? ""}`);
}

const inherit = { stdio: ["ignore", "inherit", "inherit"] };

/** Every container of these tests has a name that begins so. */
export const CONTAINER_PREFIX = "gf-ledger-test-";

/** Ends the containers that a failed check left running. */
function removeContainers({ control }) {
  const left = control("ps", "--all", "--quiet", "--filter", `name=${CONTAINER_PREFIX}`)
    .split("\n")
    .filter(Boolean);
  if (left.length > 0) control("rm", "--force", "--volumes", ...left);
}

function dockerEngine() {
  return {
    name: "docker",
    control: (...args) => run("docker", args).stdout,
    logsOf: (container) => Object.values(run("docker", ["logs", container])).join("\n"),
    build: (image, labels) => run("docker", ["build", "--tag", image, ...labels, "."], inherit),
    limits: [],
    healthOf: (container) =>
      spawnSync("docker", ["exec", container, "node", "scripts/is-ready.mjs"]).status === 0,
    remove() {
      removeContainers(this);
    },
  };
}

function debianEngine(folder, say) {
  const [buildah, podman] = ["buildah", "podman"].map((name) => ensureProgram(`/usr/bin/${name}`, name, say));
  const crun = ensureProgram("/usr/bin/crun", "crun", say);
  const storage = ["--root", join(folder, "storage"), "--runroot", join(folder, "run")];
  const kept = [...storage, "--storage-driver", "overlay"];
  const runs = [...kept, "--runtime", crun, "--cgroup-manager", "cgroupfs"];
  const [runtime, builder] = ["localhost/gf-ledger-debian", "localhost/gf-ledger-node"];
  const bud = (args) =>
    run(buildah, [...kept, "bud", "--isolation", "chroot", "--layers=false", ...args], inherit);
  const base = (name, text) => {
    writeFileSync(join(folder, "Dockerfile"), text);
    bud(["--tag", name, folder]);
  };
  return {
    name: "podman",
    control: (...args) => run(podman, [...runs, ...args]).stdout,
    logsOf: (container) => Object.values(run(podman, [...runs, "logs", container])).join("\n"),
    build(image, labels) {
      debian(folder, "debian.tar", say);
      nodeAndNpm(folder, say);
      base(runtime, "FROM scratch\nADD debian.tar /\n");
      base(builder, `FROM ${runtime}\nCOPY local /usr/local\n`);
      const certificates = existsSync(CERTIFICATES)
        ? [
            "--volume",
            `${CERTIFICATES}:${CERTIFICATES}:ro`,
            "--build-arg",
            `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`,
          ]
        : [];
      const bases = ["--build-arg", `BASE=${runtime}`, "--build-arg", `BUILDER=${builder}`];
      // As Docker writes it: the other format knows no health check.
      bud(["--format", "docker", "--tag", image, ...bases, ...certificates, ...labels, "."]);
    },
    limits: ["--cgroups", "disabled", ...LIMITS],
    /** Runs the image's own health check once. */
    healthOf: (container) => spawnSync(podman, [...runs, "healthcheck", "run", container]).status === 0,
    remove() {
      removeContainers(this);
      // The storage mounts this folder upon itself; the rest goes with the folder.
      spawnSync("umount", ["--recursive", "--lazy", join(folder, "storage/overlay")], { stdio: "ignore" });
    },
  };
}

/** The engine of this machine; `folder` is where Debian's keeps its images. */
export function containerEngine(folder, say) {
  const hasDocker = spawnSync("docker", ["version"], { stdio: "ignore" }).status === 0;
  return hasDocker ? dockerEngine() : debianEngine(folder, say);
}
