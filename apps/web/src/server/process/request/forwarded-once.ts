import { log } from "../../logger";
import { processState } from "../process-state";

const IN_LOCAL_MODE = `A request came through a proxy. Behind one, everybody seems to sit at this machine, so outbox and
diagnostics are shut until the next start. For the public set APP_ENV=production; otherwise tell how many proxies
are in front with TRUST_PROXY, or take them away.\n`;

/**
 * Returns what to call for a request through an untrusted proxy: it reports the first and, outside
 * production, shuts outbox and diagnostics (operating-24). In production such clients share one client's
 * limits (api-21). Outside it a proxy elsewhere does not count: anybody in the network could fake one.
 */
export function onProxySeen(production: boolean): (fromThisMachine: boolean) => void {
  return (fromThisMachine) => {
    const state = processState();
    if (state.behindUnknownProxy || !(production || fromThisMachine)) return;
    state.behindUnknownProxy = true;
    if (production) {
      log("warn", "proxy_not_trusted", {
        consequence: "All clients behind the proxy share one client's limits.",
        remedy: "Set TRUST_PROXY to the number of proxies in front.",
      });
    } else {
      process.stderr.write(IN_LOCAL_MODE);
    }
  };
}
