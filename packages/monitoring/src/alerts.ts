import { limits, OWN_FAULTS, outcomes, quantile, READER, WEB } from "./metric-names";

/** Values of series, a minute apart, in promtool's notation: `0+30x20` begins with 0 and adds 30, twenty times. */
export type Series = Readonly<Record<string, string>>;

/** Something that a person has to look at. Its page in `docs/runbooks` has the name of the alert. */
export interface Alert {
  readonly name: string;
  /** `page` wakes somebody: people can't work. `ticket` waits for the morning. */
  readonly severity: "page" | "ticket";
  /** PromQL; each series in its answer is a process in trouble. */
  readonly expr: string;
  /** For how many minutes the answer must hold a series before the alert fires. */
  readonly minutes: number;
  /** One sentence; `{{ $labels.instance }}` and `{{ $value }}` are Prometheus'. */
  readonly summary: string;
  /** Twenty minutes of figures with which it fires, and of such with which it does not. */
  readonly fires: Series;
  readonly silent: Series;
}

const WEB_A = '{job="gf-ledger-web", instance="a"}';
const READER_A = '{job="gf-ledger-reader", instance="a"}';
const calls = (status: string) => `gf_request_seconds_count{${WEB}, route_class="api", status="${status}"}`;
const read = (outcome: string) => `gf_reading_seconds_count{${WEB}, reader="local", outcome="${outcome}"}`;
const reportsRead = (database: string) => `gf_reports_read_total{${WEB}, database="${database}"}`;
const shareOfCalls = (status: string) =>
  `sum(rate(gf_request_seconds_count{${WEB}, ${status}}[5m])) / sum(rate(gf_request_seconds_count{${WEB}}[5m]))`;

/** A histogram's series of twenty minutes: everything it counts lies between the two bounds. */
const allBetween = (histogram: string, labels: string, below: string, above: string): Series => ({
  [`${histogram}_bucket{${labels}, le="${below}"}`]: "0x20",
  [`${histogram}_bucket{${labels}, le="${above}"}`]: "0+60x20",
  [`${histogram}_bucket{${labels}, le="+Inf"}`]: "0+60x20",
});

const REACHED: readonly Alert[] = [
  {
    name: "WebServerDown",
    severity: "page",
    expr: `up{${WEB}} == 0`,
    minutes: 1,
    summary: "{{ $labels.instance }} does not answer.",
    fires: { [`up${WEB_A}`]: "0x20" },
    silent: { [`up${WEB_A}`]: "1x19 0" },
  },
  {
    name: "WebServerRestarts",
    severity: "ticket",
    expr: `changes(process_start_time_seconds{${WEB}}[15m]) > 3`,
    minutes: 0,
    summary: "{{ $labels.instance }} was started {{ $value }} times in a quarter of an hour.",
    fires: { [`process_start_time_seconds${WEB_A}`]: "100+60x20" },
    silent: { [`process_start_time_seconds${WEB_A}`]: "100x10 700x10" },
  },
  {
    name: "CallsFail",
    severity: "page",
    expr: `${shareOfCalls('status=~"5..", status!="503"')} > 0.01`,
    minutes: 5,
    summary: "{{ $value | humanizePercentage }} of the calls end in an error of the product.",
    fires: { [calls("200")]: "0+90x20", [calls("500")]: "0+10x20" },
    silent: { [calls("200")]: "0+990x20", [calls("500")]: "0+1x20", [calls("404")]: "0+500x20" },
  },
  {
    name: "CallsTurnedAway",
    severity: "page",
    expr: `${shareOfCalls('status="503"')} > 0.05`,
    minutes: 5,
    summary: "{{ $value | humanizePercentage }} of the calls are told to come again later.",
    fires: { [calls("200")]: "0+80x20", [calls("503")]: "0+20x20" },
    silent: { [calls("200")]: "0+99x20", [calls("503")]: "0+1x20" },
  },
  {
    name: "CallsSlow",
    severity: "ticket",
    expr: `${quantile(0.95, "gf_request_seconds", `${WEB}, route_class=~"api|account|report|auth"`)} > 1`,
    minutes: 10,
    summary: "One call in twenty takes longer than {{ $value | humanizeDuration }}.",
    fires: allBetween("gf_request_seconds", `${WEB}, route_class="api"`, "2.5", "5"),
    silent: allBetween("gf_request_seconds", `${WEB}, route_class="api"`, "0.05", "0.1"),
  },
];

const DATABASE: readonly Alert[] = [
  {
    name: "DatabaseAway",
    severity: "page",
    // What is counted in the database is not a number while it does not answer.
    expr: `gf_jobs_waiting{${WEB}} != gf_jobs_waiting{${WEB}}`,
    minutes: 1,
    summary: "{{ $labels.instance }} does not reach its database.",
    fires: { [`gf_jobs_waiting${WEB_A}`]: Array.from({ length: 21 }, () => "NaN").join(" ") },
    silent: { [`gf_jobs_waiting${WEB_A}`]: "3x19 NaN" },
  },
  {
    name: "DatabaseConnectionsUsedUp",
    severity: "page",
    expr: `min_over_time(gf_database_connections{${WEB}, state="waiting"}[2m]) > 0`,
    minutes: 2,
    summary: "On {{ $labels.instance }} {{ $value }} calls and more wait for a connection to the database.",
    fires: { [`gf_database_connections{${WEB}, instance="a", state="waiting"}`]: "4x20" },
    silent: { [`gf_database_connections{${WEB}, instance="a", state="waiting"}`]: "0x19 9" },
  },
  {
    name: "ReplicasUnread",
    severity: "ticket",
    // A series that was never counted is not there, so nothing may be asked of it alone.
    expr: `sum(increase(${reportsRead("primary")}[30m])) > 10 unless sum(increase(${reportsRead("replica")}[30m])) > 0`,
    minutes: 5,
    summary: "{{ $value }} reports in half an hour were read at the primary, and none at a replica.",
    fires: { [reportsRead("primary")]: "0+3x20", [reportsRead("replica")]: "9x20" },
    silent: { [reportsRead("primary")]: "0+3x20", [reportsRead("replica")]: "0+1x20" },
  },
  {
    name: "MailsWait",
    severity: "page",
    // The database is one, so every server tells the same number.
    expr: `min_over_time(max(gf_mails_waiting{${WEB}})[15m:1m]) > 20`,
    minutes: 0,
    summary:
      "More than {{ $value }} mails have waited for a quarter of an hour; nobody gets a link to sign in.",
    fires: { [`gf_mails_waiting${WEB_A}`]: "25x20" },
    silent: { [`gf_mails_waiting${WEB_A}`]: "2x9 90x10" },
  },
  {
    name: "JobsWait",
    severity: "ticket",
    expr: `min_over_time(max(gf_jobs_waiting{${WEB}})[15m:1m]) > 1000`,
    minutes: 0,
    summary: "More than {{ $value }} jobs have waited for a quarter of an hour.",
    fires: { [`gf_jobs_waiting${WEB_A}`]: "1500+10x20" },
    silent: { [`gf_jobs_waiting${WEB_A}`]: "300x9 5000x10" },
  },
];

const READING: readonly Alert[] = [
  {
    name: "ReadingsFail",
    severity: "page",
    expr:
      `sum(increase(gf_reading_seconds_count{${WEB}, ${OWN_FAULTS}}[10m])) >= 3 and ` +
      `sum(rate(gf_reading_seconds_count{${WEB}, ${OWN_FAULTS}}[10m])) / ` +
      `sum(rate(gf_reading_seconds_count{${WEB}}[10m])) > 0.1`,
    minutes: 5,
    summary: "{{ $value }} photos in ten minutes could not be read, and it was not the photos' fault.",
    fires: { [read("ok")]: "0+2x20", [read("timed_out")]: "0+1x20" },
    silent: { [read("ok")]: "0+60x20", [read("timed_out")]: "0+1x20", [read("not_an_image")]: "0+30x20" },
  },
  {
    name: "ReadingsSlow",
    severity: "ticket",
    expr: `${quantile(0.95, "gf_reading_seconds", `${WEB}, outcome="ok"`)} > 30`,
    minutes: 10,
    summary: "One photo in twenty takes longer than {{ $value | humanizeDuration }}, waiting included.",
    fires: allBetween("gf_reading_seconds", `${WEB}, outcome="ok"`, "30", "60"),
    silent: allBetween("gf_reading_seconds", `${WEB}, outcome="ok"`, "5", "8"),
  },
  {
    name: "PhotosTurnedAway",
    severity: "page",
    expr: `sum(increase(gf_reading_seconds_count{${WEB}, ${outcomes("busy")}}[10m])) > 5`,
    minutes: 5,
    summary: "{{ $value }} photos in ten minutes were sent back because no reader was free.",
    fires: { [read("busy")]: "0+3x20" },
    silent: { [read("busy")]: "0 4x19", [read("ok")]: "0+60x20" },
  },
  {
    name: "ReaderDown",
    severity: "ticket",
    expr: `up{${READER}} == 0`,
    minutes: 2,
    summary: "The reader {{ $labels.instance }} does not answer; the others read its photos.",
    fires: { [`up${READER_A}`]: "0x20" },
    silent: { [`up${READER_A}`]: "1x18 0x1" },
  },
  {
    name: "AllReadersDown",
    severity: "page",
    expr: `sum(up{${READER}}) == 0`,
    minutes: 1,
    summary: "No reader answers: no photo is read.",
    fires: { [`up${READER_A}`]: "0x20" },
    silent: { [`up${READER_A}`]: "0x20", 'up{job="gf-ledger-reader", instance="b"}': "1x20" },
  },
  {
    name: "ReaderSecretRefused",
    severity: "ticket",
    expr: `increase(gf_reader_service_refused_total{${READER}, reason="secret"}[10m]) > 5`,
    minutes: 0,
    summary: "{{ $labels.instance }} was asked {{ $value }} times in ten minutes with a wrong secret.",
    fires: { [`gf_reader_service_refused_total{${READER}, instance="a", reason="secret"}`]: "0+2x20" },
    silent: { [`gf_reader_service_refused_total{${READER}, instance="a", reason="full"}`]: "0+2x20" },
  },
];

const PROCESSES: readonly Alert[] = [
  {
    name: "EventLoopHeld",
    severity: "ticket",
    expr: `nodejs_eventloop_lag_p99_seconds{${WEB}} > 0.5`,
    minutes: 5,
    summary:
      "On {{ $labels.instance }} calls wait {{ $value | humanizeDuration }} for others to be worked out.",
    fires: { [`nodejs_eventloop_lag_p99_seconds${WEB_A}`]: "0.8x20" },
    silent: { [`nodejs_eventloop_lag_p99_seconds${WEB_A}`]: "0.02x18 0.9x1" },
  },
  {
    name: "MemoryHigh",
    severity: "ticket",
    expr: `process_resident_memory_bytes{${WEB}} > 1.5e9`,
    minutes: 15,
    summary:
      "{{ $labels.instance }} holds {{ $value | humanize1024 }}B, twice what the largest report takes.",
    fires: { [`process_resident_memory_bytes${WEB_A}`]: "1.8e9x20" },
    silent: { [`process_resident_memory_bytes${WEB_A}`]: "7e8x20" },
  },
  {
    name: "PasswordsGuessed",
    severity: "ticket",
    expr: `sum(increase(gf_limits_hit_total{${WEB}, ${limits("guessesOfClient", "guessesForAddress", "guessesForAddressAndClient", "codesOfAccount")}}[15m])) > 100`,
    minutes: 0,
    summary: "{{ $value }} guesses at passwords and codes were refused in a quarter of an hour.",
    fires: { [`gf_limits_hit_total{${WEB}, limit="guessesOfClient"}`]: "0+20x20" },
    silent: {
      [`gf_limits_hit_total{${WEB}, limit="guessesOfClient"}`]: "0+1x20",
      [`gf_limits_hit_total{${WEB}, limit="callsOfCaller"}`]: "0+50x20",
    },
  },
  {
    name: "ModelQuestionsUsedUp",
    severity: "ticket",
    expr: `sum(increase(gf_limits_hit_total{${WEB}, ${limits("modelQuestionsOfInstallation")}}[1h])) > 0`,
    minutes: 0,
    summary: "The day's questions to the model are used up; the help pages answer.",
    fires: { [`gf_limits_hit_total{${WEB}, limit="modelQuestionsOfInstallation"}`]: "0+1x20" },
    silent: { [`gf_limits_hit_total{${WEB}, limit="chatOfClient"}`]: "0+1x20" },
  },
];

/** Every alert, by what is in trouble. */
export const ALERT_GROUPS = {
  "gf-ledger-calls": REACHED,
  "gf-ledger-database": DATABASE,
  "gf-ledger-reading": READING,
  "gf-ledger-processes": PROCESSES,
} as const satisfies Readonly<Record<string, readonly Alert[]>>;

export const ALERTS: readonly Alert[] = Object.values(ALERT_GROUPS).flat();
