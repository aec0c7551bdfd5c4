import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import pg from "pg";
import { buildOnce } from "../launcher/build";
import { boundedNumbers } from "./load/bounded-numbers";
import { callLoad } from "./load/call-load";
import { type Crowd, crowdedDatabase, draftId } from "./load/crowd";
import { mixedCalls } from "./load/mixed-calls";
import { photoLoad } from "./load/photo-load";
import { callTable, type MeasuredCalls, type MeasuredPhotos, photoTable } from "./load/throughput-table";
import { startFleet } from "./process/fleet";
import { machine } from "./table";
import { workFolder } from "./work-folder";
import { writeIntoPage } from "./written-down";

/**
 * `npm run bench:load [-- --web 1,2,4] [--readers 1,2] [--seconds 10] [--photos 24] [--json] [--write]`: how many calls
 * and photos so many web servers and readers answer on this machine, and how long people wait.
 */
const { values } = parseArgs({
  options: {
    web: { type: "string", default: "1,2,4" },
    readers: { type: "string", default: "1,2" },
    seconds: { type: "string", default: "10" },
    photos: { type: "string", default: "24" },
    json: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const web = boundedNumbers("--web", values.web, 1, 16);
const readers = boundedNumbers("--readers", values.readers, 1, 8);
const [seconds = 0] = boundedNumbers("--seconds", values.seconds, 1, 60);
const [photos = 0] = boundedNumbers("--photos", values.photos, 0, 500);
/** No measurement of photos takes longer, however slow the machine is. */
const MAX_PHOTO_SECONDS = 180;
/** A thousand people with 200,000 line items, of whom 200 ask; more drafts than are saved in that time. */
const CROWD: Crowd = { people: 1000, asking: 200, draftsEach: 60 + 12 * seconds };

const root = fileURLToPath(new URL("../../..", import.meta.url));
const print = (line: string) => process.stderr.write(`${line}\n`);

async function draftsOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ id: string }>(
      `SELECT id FROM generate_series(0, $1::int - 1) n JOIN receipts ON id = ${draftId(CROWD, "n")} ORDER BY n`,
      [CROWD.asking * CROWD.draftsEach],
    )
    .finally(() => client.end());
  return rows.map(({ id }) => id);
}

async function measure(work: string) {
  const postgres = await startEmbeddedServer({ directory: join(work, "postgres") });
  const calls: MeasuredCalls[] = [];
  const readings: MeasuredPhotos[] = [];
  try {
    print("Writing a thousand people …");
    const url = await crowdedDatabase(postgres.url, CROWD, print);
    const nextCall = mixedCalls(CROWD, await draftsOf(url));
    for (const count of web) {
      const fleet = await startFleet(root, work, url, { web: count, readers: 1 });
      print(`Calls of ${count} web server${count === 1 ? "" : "s"} …`);
      const load = callLoad(fleet, postgres.processId ?? 0, nextCall, seconds);
      calls.push({ web: count, ...(await load.finally(() => fleet.stop())) });
    }
    for (const readerCount of photos > 0 ? readers : []) {
      for (const count of [...new Set([Math.min(...web), Math.min(2, Math.max(...web))])]) {
        const fleet = await startFleet(root, work, url, { web: count, readers: readerCount });
        print(`Photos of ${count} web and ${readerCount} reader processes …`);
        const load = photoLoad(fleet, CROWD, root, { photos, seconds: MAX_PHOTO_SECONDS });
        readings.push({ web: count, readers: readerCount, ...(await load.finally(() => fleet.stop())) });
      }
    }
  } finally {
    await postgres.stop();
  }
  return { calls, photos: readings };
}

const work = workFolder();
try {
  await buildOnce(root);
  const measured = await measure(work);
  const taken = machine(new Date());
  const parts = [taken, callTable(measured.calls)];
  if (measured.photos.length > 0) parts.push(photoTable(measured.photos));
  const text = parts.join("\n\n");
  if (values.write) await writeIntoPage(root, "load", text);
  process.stdout.write(
    values.json ? `${JSON.stringify({ machine: taken, ...measured }, null, 2)}\n` : `${text}\n`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
