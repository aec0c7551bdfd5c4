// `npm run test:alerts`: Prometheus' own tool checks the figures, the alert rules and each alert's example; then
// Prometheus watches a running product and a reader apart, answers every query of the alerts and of the dashboard,
// and tells when the reader is gone. It needs Prometheus; as root on Debian it installs it and says so.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureProgram } from "../checking/debian-package.mjs";
import { ensureInstalled, ROOT, requireNode } from "../prepare.mjs";
import { freePort, startProduct } from "../product.mjs";

requireNode();
ensureInstalled();
// Loaded only now: it needs the dependencies installed above.
const { parse, stringify } = createRequire(join(ROOT, "apps/web/package.json"))("yaml");

const MONITORING = join(ROOT, "deploy/monitoring");
const RULES = join(MONITORING, "alerts.yaml");
const ALERTS = parse(readFileSync(RULES, "utf8")).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(readFileSync(join(MONITORING, "dashboard.json"), "utf8"));
const DASHBOARD_QUERIES = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const TRIES = 120;
const METRICS_TOKEN = randomBytes(24).toString("hex");
const READER_SECRET = randomBytes(24).toString("hex");

const work = mkdtempSync(join(tmpdir(), "gf-ledger-alerts-"));
const file = (name) => join(work, name);
const say = (line) => process.stdout.write(`${line}\n`);
const closers = [() => rmSync(work, { recursive: true, force: true })];

/** Asks until there is an answer that is not `undefined`. */
async function until(what, ask) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await sleep(1_000);
  }
  throw new Error(`${what} did not happen within ${TRIES} seconds.`);
}

/** Starts a program that is ended with the suite; answers how to end it before. */
function started(program, args, env = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: "ignore", env: { ...process.env, ...env } });
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  closers.push(stop);
  return stop;
}

async function figures(url, token) {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}

/** The project's own configuration of Prometheus, with what is only known now. */
function configuration(targets, secrets) {
  const config = parse(readFileSync(join(MONITORING, "prometheus.yaml"), "utf8"));
  config.global = { scrape_interval: "1s", evaluation_interval: "1s" };
  for (const scrape of config.scrape_configs) {
    scrape.authorization.credentials_file = file(scrape.job_name);
    writeFileSync(file(scrape.job_name), secrets[scrape.job_name], { mode: 0o600 });
    scrape.static_configs = [{ targets: [targets[scrape.job_name]] }];
  }
  return stringify(config);
}

/** @throws when promtool has something to say of the names, except of those of Node's own figures. */
function checkNames(input) {
  const { stderr } = spawnSync("/usr/bin/promtool", ["check", "metrics"], { input, encoding: "utf8" });
  const said = stderr.split("\n").filter((line) => line !== "" && !line.startsWith("nodejs_"));
  if (said.length > 0) throw new Error(said.join("\n"));
}

async function watch(prometheus) {
  const product = await startProduct(file("data"), { METRICS_TOKEN, HOST: "0.0.0.0" });
  closers.push(product.stop);
  const readerPort = await freePort();
  const reader = { READER_SECRET, READER_PORT: String(readerPort) };
  const stopReader = started(process.execPath, [join(ROOT, "scripts/reader-service.mjs")], reader);
  // By its address, as a collector asks it: the product does not answer people under this name.
  const web = `127.0.0.2:${product.port}`;
  const told = await until("The web server's figures", () =>
    figures(`http://127.0.0.1:${product.port}/api/metrics`, METRICS_TOKEN),
  );
  const toldByReader = await until("The reader's figures", () =>
    figures(`http://127.0.0.1:${readerPort}/metrics`, READER_SECRET),
  );
  for (const input of [told, toldByReader]) checkNames(input);
  say("promtool finds the figures of web server and reader named as they should be.");

  const targets = { "gf-ledger-web": web, "gf-ledger-reader": `127.0.0.1:${readerPort}` };
  const secrets = { "gf-ledger-web": METRICS_TOKEN, "gf-ledger-reader": READER_SECRET };
  writeFileSync(file("prometheus.yaml"), configuration(targets, secrets));
  copyFileSync(RULES, file("alerts.yaml"));
  mkdirSync(file("series"));
  const address = `127.0.0.1:${await freePort()}`;
  started(prometheus, [
    `--config.file=${file("prometheus.yaml")}`,
    `--storage.tsdb.path=${file("series")}`,
    `--web.listen-address=${address}`,
  ]);
  const ask = async (query) => {
    const answer = await fetch(`http://${address}/api/v1/query?${new URLSearchParams({ query })}`);
    const { status, data, error } = await answer.json();
    if (status !== "success") throw new Error(`${query}: ${error}`);
    return data.result;
  };
  const isTrue = (query) => async () => ((await ask(query)).length > 0 ? true : undefined);
  await until("That both are seen", isTrue("sum(up) == 2"));
  for (const { expr } of ALERTS) await ask(expr);
  for (const query of DASHBOARD_QUERIES) await ask(query);
  say(`Prometheus answers ${ALERTS.length} alerts and ${DASHBOARD_QUERIES.length} queries of the dashboard.`);
  const firing = await ask('ALERTS{alertstate="firing"}');
  if (firing.length > 0) throw new Error(`All is well, and there is ${JSON.stringify(firing[0].metric)}.`);

  await stopReader();
  const down = 'ALERTS{alertname="AllReadersDown", alertstate="firing"}';
  await until("The alert that no reader answers", isTrue(down));
  say("The reader was stopped, and AllReadersDown told it.");
}

let status = 0;
try {
  const promtool = ensureProgram("/usr/bin/promtool", "prometheus", say);
  const prometheus = ensureProgram("/usr/bin/prometheus", "prometheus", say);
  for (const args of [
    ["check", "rules", RULES],
    ["test", "rules", join(MONITORING, "alerts.test.yaml")],
  ])
    execFileSync(promtool, args, { stdio: "inherit" });
  say(`${ALERTS.length} alerts fire at their figures, and are silent at the others.`);
  await watch(prometheus);
} catch (error) {
  process.stderr.write(`${error.stack}\n`);
  status = 1;
} finally {
  for (const close of closers.reverse()) await close();
}
process.exit(status);
