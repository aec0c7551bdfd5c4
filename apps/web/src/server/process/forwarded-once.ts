import { log } from "../logger";
import { processState } from "./process-state";

const IN_LOCAL_MODE = `A request came through a proxy. Behind one, everybody seems to sit at this machine, so outbox and
diagnostics are shut until the next start. For the public set APP_ENV=production; otherwise tell how many proxies
are in front with TRUST_PROXY, or take them away.\n`;

/**
 * What is done about requests through a proxy that is not believed: told once, and outside production outbox and
 * diagnostics shut with it (operating-24). In production every such client counts as one, with one client's limits
 * (api-21). Outside production only a proxy on this machine matters: behind another, nobody seems to sit here, and
 * anybody in the same network could shut them with one header.
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
