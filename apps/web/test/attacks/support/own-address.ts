import { networkInterfaces } from "node:os";

/** An address at which others reach this machine. @throws when there is none. */
export function ownAddress(): string {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const address = found.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  if (!address) throw new Error("This machine has no address that others reach; the test needs one.");
  return address;
}
