// A container of the image, run as strictly as Kubernetes may: no rights, nothing to write but its volumes.
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../product.mjs";
import { CONTAINER_PREFIX } from "./engine.mjs";

const STARTS_WITHIN_S = 120;
/** As in compose.yaml: longer than an orderly stop takes. */
const STOPS_WITHIN_S = 45;

/** Starts a container of the image and resolves when its address answers 200; see `runContainer`. */
async function started(engine, image, { port, path, arguments: given = [], command = [] }) {
  const name = `${CONTAINER_PREFIX}${port}`;
  const origin = `http://localhost:${port}`;
  engine.control(
    ...["run", "--detach", "--name", name, "--network", "host", "--read-only", "--tmpfs", "/tmp"],
    ...["--cap-drop", "all", "--security-opt", "no-new-privileges", ...engine.limits],
    ...given,
    image,
    ...command,
  );
  const remove = () => engine.control("rm", "--force", "--volumes", name);
  for (let seconds = 0; ; seconds += 1) {
    const ready = await fetch(origin + path).catch(() => null);
    if (ready?.ok) break;
    const ended = engine.control("inspect", "--format", "{{.State.Status}}", name).trim() === "exited";
    if (ended || seconds > STARTS_WITHIN_S) {
      const log = engine.logsOf(name);
      remove();
      throw new Error(`The container ${ended ? "ended" : "is not ready"} after ${seconds} seconds:\n${log}`);
    }
    await pause(1_000);
  }
  return {
    name,
    origin,
    execute: (...command) => engine.control("exec", name, ...command),
    stop() {
      engine.control("stop", "-t", String(STOPS_WITHIN_S), name);
      const code = Number(engine.control("inspect", "--format", "{{.State.ExitCode}}", name));
      remove();
      return code;
    },
  };
}

const asVariables = (environment) =>
  Object.entries(environment).flatMap(([key, value]) => ["--env", `${key}=${value}`]);

/**
 * Starts the image with a volume or environment of its own and resolves when `/api/ready` says 200. Resolves with its
 * name and origin, `execute`, which runs a command inside, and `stop`, which answers the exit code.
 */
export async function runContainer(engine, image, { volume, environment = {} }) {
  const port = await freePort();
  const data = volume ? ["--volume", `${volume}:/data`] : ["--tmpfs", "/data:mode=1777"];
  const given = [...asVariables({ PORT: port, ...environment }), ...data];
  return started(engine, image, { port, path: "/api/ready", arguments: given });
}

/** Starts a reader apart of the same image and resolves when its `/ready` says 200, as `runContainer` does. */
export async function runReader(engine, image, environment) {
  const port = await freePort();
  return started(engine, image, {
    port,
    path: "/ready",
    arguments: [...asVariables({ READER_PORT: port, ...environment }), "--no-healthcheck"],
    command: ["node", "packages/reader/dist/reader-service.mjs"],
  });
}
