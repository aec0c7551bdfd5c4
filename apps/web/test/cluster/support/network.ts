import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";

const ip = (...args: readonly string[]) => execFileSync("ip", args, { stdio: "pipe" });

/** A name of 15 characters at most, as the kernel wants it. */
const named = (what: string) => `gf${randomBytes(3).toString("hex")}${what}`;

/**
 * A network on this machine alone, to which nodes are connected by a cable each. Needs root.
 * @param subnet its first three numbers; this machine is `.1` in it
 */
export function openNetwork(subnet: string) {
  const bridge = named("br");
  const namespaces: string[] = [];
  ip("link", "add", bridge, "type", "bridge");
  ip("addr", "add", `${subnet}.1/24`, "dev", bridge);
  ip("link", "set", bridge, "up");
  return {
    /** Connects a node with the address `subnet.last`. */
    connect(last: number) {
      const [namespace, cable, end] = [named("ns"), named("ca"), named("en")];
      const address = `${subnet}.${last}`;
      ip("netns", "add", namespace);
      namespaces.push(namespace);
      ip("link", "add", cable, "type", "veth", "peer", "name", end);
      ip("link", "set", end, "netns", namespace);
      ip("link", "set", cable, "master", bridge);
      ip("link", "set", cable, "up");
      for (const command of [
        ["addr", "add", `${address}/24`, "dev", end],
        ["link", "set", end, "up"],
        ["link", "set", "lo", "up"],
      ])
        ip("-n", namespace, ...command);
      return {
        address,
        namespace,
        cut: () => ip("link", "set", cable, "down"),
        mend: () => ip("link", "set", cable, "up"),
      };
    },
    close() {
      for (const namespace of namespaces) ip("netns", "del", namespace);
      ip("link", "del", bridge);
    },
  };
}

export type Network = ReturnType<typeof openNetwork>;
export type Connection = ReturnType<Network["connect"]>;
