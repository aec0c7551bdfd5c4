// What must hold of the image, and of a container of it.
import assert from "node:assert/strict";
import { outsideDatabase } from "../outside-database.mjs";
import { runContainer, runReader } from "../running-container.mjs";
import { linesOfCsv, logReceipt, signIn } from "../smoke-story.mjs";

const LARGEST_BYTES = 500_000_000;
const VOLUME = `gf-ledger-test-${process.pid}`;

function looksRight({ engine, image, version, revision, say }) {
  const [{ Config: config, Size: size }] = JSON.parse(engine.control("image", "inspect", image));
  say(`operating-31 ${image} has ${Math.round(size / 1e6)} MB.`);
  assert.ok(size < LARGEST_BYTES, `${size} bytes are too many`);
  assert.equal(config.User, "1000:1000");
  assert.equal(config.Labels["org.opencontainers.image.title"], "GF Ledger");
  assert.equal(config.Labels["org.opencontainers.image.version"], version);
  assert.equal(config.Labels["org.opencontainers.image.revision"], revision);
  assert.ok(Object.keys(config.Volumes).includes("/data"));
}

function namesItsParts({ execute }, say) {
  const bill = JSON.parse(execute("cat", "/app/sbom.cdx.json"));
  assert.equal(bill.bomFormat, "CycloneDX");
  const names = bill.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  for (const name of ["node", "next", "pg", "sharp", "onnxruntime-node", "libc6"])
    assert.ok(names.includes(name), `the bill of materials lacks ${name}`);
  const debian = execute("sed", "-n", "s/^Package: //p", "/var/lib/dpkg/status").trim().split("\n");
  const ofDebian = bill.components.filter(({ purl }) => purl.startsWith("pkg:deb/")).map(({ name }) => name);
  assert.deepEqual([...ofDebian].sort(), debian.sort());
  for (const name of ["typescript", "esbuild", "vitest", "prisma", "turbo"])
    assert.ok(!names.includes(name), `the image holds ${name}, which only builds`);
  say(`operating-32 The bill of materials names ${names.length} parts.`);
}

/** The framework's settings hold in the image, which lacks the file that they are written in. */
async function keepsItsSettings({ origin }) {
  const { headers } = await fetch(origin);
  assert.equal(headers.get("x-frame-options"), "DENY");
  assert.equal(headers.get("x-powered-by"), null);
}

function hasNoRights({ execute }) {
  const status = execute("cat", "/proc/1/status");
  assert.match(status, /^Uid:\s+1000\s+1000\s+1000\s+1000$/m);
  assert.match(status, /^CapEff:\s+0+$/m);
  assert.match(status, /^NoNewPrivs:\s+1$/m);
  const wrote = execute("sh", "-c", "touch /app/written 2>/dev/null && echo yes || echo no");
  assert.equal(wrote.trim(), "no");
}

/** With the embedded database on a volume: what was logged is there after another container took the volume over. */
async function keepsItsVolume({ engine, image, say }) {
  engine.control("volume", "create", VOLUME);
  const first = await runContainer(engine, image, { volume: VOLUME });
  namesItsParts(first, say);
  hasNoRights(first);
  await keepsItsSettings(first);
  assert.ok(engine.healthOf(first.name), "the health check fails");
  const cookie = await signIn(first.origin, "embedded@example.com");
  const items = await logReceipt(first.origin, cookie);
  assert.ok(items >= 5, `only ${items} items were read`);
  assert.equal((await linesOfCsv(first.origin, cookie)).length, 1);
  first.execute("node", "apps/web/dist/backup.mjs", "backup", "/data/backup.gz");
  assert.equal(first.stop(), 0);
  const second = await runContainer(engine, image, { volume: VOLUME });
  assert.equal((await linesOfCsv(second.origin, cookie)).length, 1);
  second.execute("node", "apps/web/dist/backup.mjs", "restore", "/data/backup.gz");
  assert.equal((await linesOfCsv(second.origin, cookie)).length, 1);
  assert.equal(second.stop(), 0);
  engine.control("volume", "rm", VOLUME);
  say(
    "operating-30 With the embedded database: signed in, read, CSV, stopped, started on its volume, restored.",
  );
}

/** With somebody's own database, made ready by the migration job before the web server starts. */
async function usesAnOutsideDatabase({ engine, image, folder, say }) {
  const { url, stop } = await outsideDatabase(folder);
  try {
    const job = ["run", "--rm", "--network", "host", "--read-only", "--cap-drop", "all", ...engine.limits];
    const migrate = [...job, "--env", `DATABASE_URL=${url}`, image, "node", "apps/web/dist/migrate.mjs"];
    assert.match(engine.control(...migrate), /Applied \d+ migrations/);
    assert.doesNotMatch(engine.control(...migrate), /Applied/);
    const web = await runContainer(engine, image, { environment: { DATABASE_URL: url } });
    const cookie = await signIn(web.origin, "outside@example.com");
    await logReceipt(web.origin, cookie);
    assert.equal((await linesOfCsv(web.origin, cookie)).length, 1);
    const files = web.execute("ls", "/data");
    assert.doesNotMatch(files, /postgres/);
    assert.equal(web.stop(), 0);
    say(
      "operating-30 operating-33 With an outside database: made ready by the job, signed in, read, CSV, stopped.",
    );
  } finally {
    await stop();
  }
}

/** With a reader apart, of the same image: it reads what the web server is sent, and drains when it is told to stop. */
async function readsApart({ engine, image, say }) {
  const secret = "the-secret-of-the-image-test-0123456789";
  const reader = await runReader(engine, image, { READER_SECRET: secret });
  const web = await runContainer(engine, image, {
    environment: { RECEIPT_READER: "remote", READER_URL: reader.origin, READER_SECRET: secret },
  });
  const cookie = await signIn(web.origin, "apart@example.com");
  const items = await logReceipt(web.origin, cookie);
  assert.ok(items >= 5, `only ${items} items were read`);
  const refused = await fetch(`${reader.origin}/metrics`);
  assert.equal(refused.status, 401);
  const told = await fetch(`${reader.origin}/metrics`, { headers: { authorization: `Bearer ${secret}` } });
  assert.match(await told.text(), /gf_reader_service_seconds_count\{outcome="ok"\} 1/);
  assert.equal(web.stop(), 0);
  assert.equal(reader.stop(), 0);
  say(
    "operating-35 operating-36 operating-38 With a reader apart: read there, counted there, stopped in order.",
  );
}

/** @throws AssertionError with what does not hold. */
export async function checks(world) {
  looksRight(world);
  await keepsItsVolume(world);
  await usesAnOutsideDatabase(world);
  await readsApart(world);
}
