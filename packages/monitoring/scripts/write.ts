// `npm run monitoring:write`: the alert rules and the dashboard as Prometheus and Grafana read them.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { alertRules } from "../src/alert-rules";
import { dashboard } from "../src/dashboard";

const folder = new URL("../../../deploy/monitoring/", import.meta.url);
const write = (name: string, text: string) => writeFileSync(fileURLToPath(new URL(name, folder)), text);
write("alerts.yaml", alertRules());
write("dashboard.json", `${JSON.stringify(dashboard(), null, 2)}\n`);
