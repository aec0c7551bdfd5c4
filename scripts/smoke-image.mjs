// `npm run image:smoke [-- NAME]`: builds the container image, starts it, waits until it answers, and stops it.
import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "./prepare.mjs";
import { freePort } from "./product.mjs";

const [image = "gf-ledger:smoke"] = process.argv.slice(2);
const ANSWERS_WITHIN_MS = 120_000;
/** As in compose.yaml: longer than an orderly stop takes. */
const STOPS_WITHIN_S = 45;

function docker(...args) {
  const { status, error } = spawnSync("docker", args, { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) throw new Error(`docker ${args[0]} failed${error ? `: ${error.message}` : ""}`);
}

async function answers(url) {
  const until = Date.now() + ANSWERS_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(1_000);
  }
  throw new Error(`${url} did not answer within ${ANSWERS_WITHIN_MS / 1_000} seconds`);
}

docker("build", "--tag", image, ".");
const port = await freePort();
const container = `gf-ledger-smoke-${port}`;
try {
  // The same port inside and outside: the product answers to `localhost` only with its own port.
  docker(
    "run",
    "--detach",
    "--name",
    container,
    "--env",
    `PORT=${port}`,
    "--publish",
    `127.0.0.1:${port}:${port}`,
    image,
  );
  await answers(`http://localhost:${port}/api/health`);
  docker("stop", "-t", `${STOPS_WITHIN_S}`, container);
  process.stdout.write(`${image} starts, answers and stops.\n`);
} catch (error) {
  spawnSync("docker", ["logs", container], { stdio: "inherit" });
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  spawnSync("docker", ["rm", "--force", "--volumes", container], { stdio: "ignore" });
}
