import { stringify } from "yaml";
import { ALERT_GROUPS, ALERTS, type Alert, type Series } from "./alerts";

const NOTE = "# Written by `npm run monitoring:write` from packages/monitoring/src/alerts.ts; change that.\n";
/** promtool's tests look at the end of the twenty minutes of an alert's figures. */
const MINUTES = 20;

/** The page that says what to do, `CallsFail` as `docs/runbooks/calls-fail.md`. */
export const runbookOf = (name: string): string =>
  `docs/runbooks/${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.md`;

const ruleOf = ({ name, severity, expr, minutes, summary }: Alert) => ({
  alert: name,
  expr,
  ...(minutes > 0 ? { for: `${minutes}m` } : {}),
  labels: { severity },
  annotations: { summary, runbook: runbookOf(name) },
});

/** Prometheus' file of rules. */
export function alertRules(): string {
  const groups = Object.entries(ALERT_GROUPS).map(([name, alerts]) => ({ name, rules: alerts.map(ruleOf) }));
  return NOTE + stringify({ groups }, { lineWidth: 0 });
}

const testOf = (alert: Alert, figures: Series, fires: boolean) => ({
  interval: "1m",
  name: `${alert.name} ${fires ? "fires" : "is silent"}`,
  input_series: Object.entries(figures).map(([series, values]) => ({ series, values })),
  promql_expr_test: [
    {
      expr: `count(ALERTS{alertname="${alert.name}", alertstate="firing"}) or vector(0)`,
      eval_time: `${MINUTES}m`,
      exp_samples: [{ labels: "{}", value: fires ? 1 : 0 }],
    },
  ],
});

/**
 * promtool's file of tests: each alert with figures at which it fires, and with such at which it does not.
 * @param rules the path of the file of rules, from that of the tests
 */
export function alertTests(rules: string): string {
  const tests = ALERTS.flatMap((alert) => [
    testOf(alert, alert.fires, true),
    testOf(alert, alert.silent, false),
  ]);
  return stringify({ rule_files: [rules], evaluation_interval: "1m", tests }, { lineWidth: 0 });
}
