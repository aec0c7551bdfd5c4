import { ReduceDataOptionsBuilder } from "@grafana/grafana-foundation-sdk/common";
import {
  type Dashboard,
  DashboardBuilder,
  DatasourceVariableBuilder,
  RowBuilder,
  ThresholdsConfigBuilder,
  ThresholdsMode,
} from "@grafana/grafana-foundation-sdk/dashboard";
import { DataqueryBuilder } from "@grafana/grafana-foundation-sdk/prometheus";
import { PanelBuilder as StatBuilder } from "@grafana/grafana-foundation-sdk/stat";
import { PanelBuilder as CurvesBuilder } from "@grafana/grafana-foundation-sdk/timeseries";
import { quantile, READER, WEB } from "./metric-names";

/** The data source is a variable of the dashboard, so that it can be imported into any Grafana. */
const SOURCE = { type: "prometheus", uid: "$" + "{source}" };
const WIDTH = 24;
const LATEST = new ReduceDataOptionsBuilder().calcs(["lastNotNull"]);

/** What a curve shows, and how it is called; `{{label}}` is Grafana's. */
type Curve = readonly [expr: string, legend: string];
interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly curves: readonly Curve[];
  /** The panel shows a single figure, which is red from here on; without it the panel shows curves. */
  readonly redFrom?: number;
  /** The single figure is red below `redFrom` instead. */
  readonly redBelow?: boolean;
}

const rate = (series: string, by: string) => `sum by (${by}) (rate(${series}[5m]))`;
const quantiles = (histogram: string, labels: string): Curve[] =>
  [0.5, 0.95, 0.99].map((share) => [quantile(share, histogram, labels), `p${share * 100}`]);

const ROWS: Readonly<Record<string, readonly Panel[]>> = {
  "Is it well": [
    { title: "Web servers", unit: "none", redFrom: 1, redBelow: true, curves: [[`sum(up{${WEB}})`, "up"]] },
    {
      title: "Readers apart",
      unit: "none",
      redFrom: 1,
      redBelow: true,
      curves: [[`sum(up{${READER}})`, "up"]],
    },
    {
      title: "Calls that fail",
      unit: "percentunit",
      redFrom: 0.01,
      curves: [
        [
          `sum(rate(gf_request_seconds_count{${WEB}, status=~"5.."}[5m])) / sum(rate(gf_request_seconds_count{${WEB}}[5m]))`,
          "share",
        ],
      ],
    },
    {
      title: "Photos in hand",
      unit: "none",
      redFrom: 30,
      curves: [[`sum(gf_readings_under_way{${WEB}})`, "photos"]],
    },
    {
      title: "Mails waiting",
      unit: "none",
      redFrom: 20,
      curves: [[`max(gf_mails_waiting{${WEB}})`, "mails"]],
    },
    {
      title: "Jobs waiting",
      unit: "none",
      redFrom: 1000,
      curves: [[`max(gf_jobs_waiting{${WEB}})`, "jobs"]],
    },
  ],
  Calls: [
    {
      title: "Calls a second, by class",
      unit: "reqps",
      curves: [[rate(`gf_request_seconds_count{${WEB}}`, "route_class"), "{{route_class}}"]],
    },
    {
      title: "Calls a second, by status",
      unit: "reqps",
      curves: [[rate(`gf_request_seconds_count{${WEB}}`, "status"), "{{status}}"]],
    },
    {
      title: "Time of a call",
      unit: "s",
      curves: quantiles("gf_request_seconds", `${WEB}, route_class=~"api|account|report|auth"`),
    },
    {
      title: "Time of a page",
      unit: "s",
      curves: quantiles("gf_request_seconds", `${WEB}, route_class="page"`),
    },
  ],
  Reading: [
    {
      title: "Photos a minute, by outcome",
      unit: "cpm",
      curves: [[`60 * ${rate(`gf_reading_seconds_count{${WEB}}`, "outcome")}`, "{{outcome}}"]],
    },
    {
      title: "Time of a reading, waiting included",
      unit: "s",
      curves: quantiles("gf_reading_seconds", `${WEB}, outcome="ok"`),
    },
    {
      title: "Photos at each reader",
      unit: "none",
      curves: [
        [`gf_reader_service_under_way{${READER}}`, "{{instance}} reads"],
        [`gf_reader_service_waiting{${READER}}`, "{{instance}} keeps waiting"],
      ],
    },
    {
      title: "Photos that a reader did not take, a minute",
      unit: "cpm",
      curves: [
        [
          `60 * ${rate(`gf_reader_service_refused_total{${READER}}`, "instance, reason")}`,
          "{{instance}} {{reason}}",
        ],
      ],
    },
    {
      title: "Time at a reader",
      unit: "s",
      curves: quantiles("gf_reader_service_seconds", `${READER}, outcome="ok"`),
    },
  ],
  "Database and queues": [
    {
      title: "Connections",
      unit: "none",
      curves: [[`gf_database_connections{${WEB}}`, "{{instance}} {{state}}"]],
    },
    {
      title: "Waiting",
      unit: "none",
      curves: [
        [`max(gf_mails_waiting{${WEB}})`, "mails"],
        [`max(gf_jobs_waiting{${WEB}})`, "jobs"],
      ],
    },
    {
      title: "Reports and exports a minute, by where they were read",
      unit: "cpm",
      curves: [[`60 * ${rate(`gf_reports_read_total{${WEB}}`, "database")}`, "{{database}}"]],
    },
    {
      title: "Calls refused by a limit, a minute",
      unit: "cpm",
      curves: [[`60 * ${rate(`gf_limits_hit_total{${WEB}}`, "limit")}`, "{{limit}}"]],
    },
  ],
  Processes: [
    {
      title: "Lag of the event loop (p99)",
      unit: "s",
      curves: [[`nodejs_eventloop_lag_p99_seconds{${WEB}}`, "{{instance}}"]],
    },
    {
      title: "Memory",
      unit: "bytes",
      curves: [[`process_resident_memory_bytes{job=~"gf-ledger-.*"}`, "{{job}} {{instance}}"]],
    },
    {
      title: "Processors in use",
      unit: "none",
      curves: [[`rate(process_cpu_seconds_total{job=~"gf-ledger-.*"}[5m])`, "{{job}} {{instance}}"]],
    },
    {
      title: "Running for",
      unit: "s",
      curves: [[`time() - process_start_time_seconds{job=~"gf-ledger-.*"}`, "{{job}} {{instance}}"]],
    },
  ],
};

/** Every query of the dashboard. */
export const DASHBOARD_QUERIES: readonly string[] = Object.values(ROWS)
  .flat()
  .flatMap(({ curves }) => curves.map(([expr]) => expr));

const thresholds = (redFrom: number, redBelow: boolean) =>
  new ThresholdsConfigBuilder().mode(ThresholdsMode.Absolute).steps([
    { value: null, color: redBelow ? "red" : "green" },
    { value: redFrom, color: redBelow ? "green" : "red" },
  ]);

function panelOf({ title, unit, curves, redFrom, redBelow = false }: Panel, span: number) {
  const panel =
    redFrom === undefined
      ? new CurvesBuilder().height(8).fillOpacity(8)
      : new StatBuilder().height(4).thresholds(thresholds(redFrom, redBelow)).reduceOptions(LATEST);
  panel.title(title).datasource(SOURCE).unit(unit).min(0).span(span);
  for (const [index, [expr, legend]] of curves.entries()) {
    const refId = String.fromCharCode("A".charCodeAt(0) + index);
    panel.withTarget(new DataqueryBuilder().refId(refId).datasource(SOURCE).expr(expr).legendFormat(legend));
  }
  return panel;
}

/** Grafana's dashboard, to be imported. */
export function dashboard(): Dashboard {
  const built = new DashboardBuilder("GF Ledger")
    .uid("gf-ledger")
    .description("Calls, readings, queues and processes of GF Ledger")
    .tags(["gf-ledger"])
    .refresh("30s")
    .time({ from: "now-6h", to: "now" })
    .timezone("browser")
    .withVariable(new DatasourceVariableBuilder("source").label("Prometheus").type("prometheus"));
  for (const [title, panels] of Object.entries(ROWS)) {
    built.withRow(new RowBuilder(title));
    const perLine = panels.some(({ redFrom }) => redFrom !== undefined) ? panels.length : 2;
    for (const panel of panels) built.withPanel(panelOf(panel, WIDTH / perLine));
  }
  return built.build();
}
