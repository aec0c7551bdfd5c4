import { sideBySide } from "./load/load";
import type { Measurement } from "./measurement";
import type { BenchServer } from "./process/bench-server";

const CLIENTS = 16;
const PAGES = ["/", "/how-it-works", "/blog"] as const;

/** The public pages' throughput against an empty static page of the same Next.js. */
export async function staticPages(server: BenchServer, empty: BenchServer): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const path of PAGES) {
    const { ratios, own, other } = await sideBySide(
      { url: `${server.origin}${path}`, headers: server.headers },
      { url: empty.origin },
      CLIENTS,
    );
    const rate = (time: number) => `${Math.round(1000 / time)}/s`;
    rows.push({
      name: `throughput of ${path}, ${CLIENTS} clients`,
      against: "empty static page, `next start`",
      unit: "×",
      atLeast: true,
      budget: 0.9,
      runs: ratios.map((ratio) => 1 / ratio),
      detail: `${rate(own)} : ${rate(other)}`,
    });
  }
  return rows;
}
