import { request } from "node:http";
import pg from "pg";
import { type Account, createAccount } from "./account";
import { type Measurement, median, RUNS } from "./measurement";
import type { BenchServer } from "./process/bench-server";
import { peakDuring } from "./process/memory";

const TAX_YEAR = 2026;

/** Each line item as one that was compared with a package that its person saw. */
const SEEN = `
  UPDATE line_items SET price_source = 'own', size = 450, unit = 'g', size_compared = true,
    price_evidence = jsonb_build_object('product', 'White Bread', 'productId', NULL, 'price', regular_price,
      'size', 450, 'unit', 'g', 'store', store, 'place', NULL, 'knownOn', '2026-01-02', 'origin', 'shelf',
      'observationId', NULL, 'carriedBy', NULL, 'pooled', NULL, 'estimated', false)
  WHERE user_id = $1`;

interface Claimed {
  readonly account: Account;
  readonly claimId: string;
}

/** An account whose line items are all of one year, with the draft of that year's claim. */
async function withClaim(server: BenchServer, databaseUrl: string, items: number): Promise<Claimed> {
  const account = await createAccount(databaseUrl, items, 1);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(SEEN, [account.userId]).finally(() => client.end());
  const answer = await fetch(`${server.origin}/api/claims`, {
    method: "POST",
    headers: { ...server.headers, cookie: account.cookie, "content-type": "application/json" },
    body: JSON.stringify({ taxYear: TAX_YEAR }),
  });
  if (!answer.ok) throw new Error(`The claim could not be begun: ${answer.status}.`);
  const { id } = (await answer.json()) as { id: string };
  return { account, claimId: id };
}

interface Downloaded {
  readonly firstByteMs: number;
  readonly wholeMs: number;
  readonly bytes: number;
}

function download(server: BenchServer, { account, claimId }: Claimed): Promise<Downloaded> {
  const since = performance.now();
  const headers = { ...server.headers, cookie: account.cookie };
  return new Promise((resolve, reject) => {
    const call = request(`${server.origin}/api/claims/${claimId}/package`, { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The package is refused: ${answer.statusCode}.`));
      let firstByteMs = 0;
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        firstByteMs ||= performance.now() - since;
        bytes += part.length;
      });
      answer.on("end", () => resolve({ firstByteMs, wholeMs: performance.now() - since, bytes }));
    });
    call.on("error", reject).end();
  });
}

/** When the package of a claim of 20,000 line items begins, and what memory twice as many take beside it. */
export async function claimPackage(server: BenchServer, databaseUrl: string): Promise<Measurement[]> {
  const claimed = await withClaim(server, databaseUrl, 20_000);
  const twice = await withClaim(server, databaseUrl, 40_000);
  const downloads: Downloaded[] = [];
  const max: [twice: number, once: number][] = [];
  const held = (of: Claimed) =>
    peakDuring(server.processId, async () => downloads.push(await download(server, of)));
  // The first run warms up.
  for (let run = 0; run <= RUNS; run += 1) {
    const once = await held(claimed);
    max.push([await held(twice), once]);
  }
  const ofOne = downloads.filter((_, index) => index % 2 === 0).slice(1);
  const measured = max.slice(1);
  const megabytes = (values: number[]) => `${median(values).toFixed(0)} MB`;
  const whole = median(ofOne.map(({ wholeMs }) => wholeMs)) / 1000;
  const size = median(ofOne.map(({ bytes }) => bytes)) / 2 ** 20;
  return [
    {
      name: "package of a claim of 20,000 items: first byte",
      against: "absolute",
      unit: "ms",
      budget: 1000,
      runs: ofOne.map(({ firstByteMs }) => firstByteMs),
      detail: `${size.toFixed(1)} MB after ${whole.toFixed(1)} s`,
    },
    {
      name: "package of a claim of 40,000 items: memory of the server",
      against: "package of 20,000 items",
      unit: "×",
      budget: 1.25,
      runs: measured.map(([double, once]) => double / once),
      detail: `${megabytes(measured.map(([double]) => double))} : ${megabytes(measured.map(([, once]) => once))}`,
    },
  ];
}
