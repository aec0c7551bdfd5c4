import type { Pool } from "../owners/peoples-tables";
import { PEOPLES_TABLES } from "./crowd";

export interface AskedQuery {
  readonly text: string;
  readonly values: unknown[];
}

const HAS_A_PLAN = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/** Collects every query sent to the database while `work` runs, by any part of the code. */
export async function queriesDuring(pool: Pool, work: () => Promise<unknown>): Promise<AskedQuery[]> {
  const asked: AskedQuery[] = [];
  const client = await pool.connect();
  client.release();
  // The prototype of all the driver's connections.
  const connections = Object.getPrototypeOf(client) as Connection;
  const { query } = connections;
  connections.query = function listened(this: unknown, ...args: unknown[]) {
    const [config, values] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof config === "string" ? config : config.text;
    const bound = typeof config === "string" || !config.values ? values : config.values;
    if (HAS_A_PLAN.test(text)) asked.push({ text, values: Array.isArray(bound) ? bound : [] });
    return Reflect.apply(query, this, args);
  };
  try {
    await work();
  } finally {
    connections.query = query;
  }
  return asked;
}

interface Connection {
  query: (...args: unknown[]) => unknown;
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The steps of a query's plan that go through a whole table of people's rows, or a whole index of it. */
export async function wholeTableSteps(pool: Pool, { text, values }: AskedQuery): Promise<string[]> {
  const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  const plan = (rows[0] as { "QUERY PLAN": { Plan: PlanNode }[] })["QUERY PLAN"][0]?.Plan;
  if (!plan) throw new Error(`No plan for ${text}`);
  return nodesOf(plan)
    .filter((node) => {
      const kind = node["Node Type"];
      if (kind === "Seq Scan") return PEOPLES_TABLES.includes(node["Relation Name"] ?? "");
      return /^(?:Bitmap )?Index/.test(kind) && !node["Index Cond"];
    })
    .map((node) => `${node["Node Type"]} on ${node["Relation Name"] ?? node["Index Name"]}: ${text}`);
}
