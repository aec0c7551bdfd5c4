import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const ROOT = join(import.meta.dirname, "../../../../..");

/** The text of a file, by its path from the root of the project. */
export const text = (path: string) => readFileSync(join(ROOT, path), "utf8");

const alertSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(["page", "ticket"]) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
});
const rulesSchema = z.object({
  groups: z.array(z.object({ name: z.string(), rules: z.array(alertSchema) })),
});
const testsSchema = z.object({ tests: z.array(z.object({ name: z.string() })) });
const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

/** The alerts that Prometheus is given. */
export const ALERTS = rulesSchema
  .parse(parse(text("deploy/monitoring/alerts.yaml")))
  .groups.flatMap(({ rules }) => rules);

/** The names of promtool's tests of them. */
export const ALERT_TESTS = testsSchema
  .parse(parse(text("deploy/monitoring/alerts.test.yaml")))
  .tests.map(({ name }) => name);

/** Every query of the dashboard that Grafana is given. */
export const DASHBOARD_QUERIES = dashboardSchema
  .parse(JSON.parse(text("deploy/monitoring/dashboard.json")))
  .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
