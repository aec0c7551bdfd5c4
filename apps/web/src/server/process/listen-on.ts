import { once } from "node:events";
import type { Server } from "node:http";
import { isNoSuchAddress } from "./listen-addresses";

/**
 * Opens `port` on each of the addresses (`undefined` is every one), each with its own server. Skips an
 * address that this machine does not have, such as `::1` without IPv6, unless no server would be left.
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
