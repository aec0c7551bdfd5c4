import { once } from "node:events";
import type { Server } from "node:http";
import { isNoSuchAddress } from "./listen-addresses";

/**
 * Opens `port` on each of the addresses, `undefined` being every one, with a server of its own for each. An address
 * that this machine does not have is left out, as `::1` is without IPv6, but not the last one.
 * @throws the system's error when one can't be opened, or none is left.
 */
export async function listenOn(
  addresses: readonly (string | undefined)[],
  port: number,
  create: () => Server,
): Promise<Server[]> {
  const servers: Server[] = [];
  for (const [index, host] of addresses.entries()) {
    const server = create();
    try {
      server.listen({ port, ...(host ? { host } : {}) });
      await once(server, "listening");
      servers.push(server);
    } catch (error) {
      const others = servers.length > 0 || index < addresses.length - 1;
      if (!isNoSuchAddress(error) || !others) throw error;
    }
  }
  return servers;
}
