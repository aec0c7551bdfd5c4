/** The address, if it leads to this machine: what makes load never asks another. @throws for any other */
export function onThisMachine(address: string): URL {
  const url = new URL(address);
  if (url.protocol !== "http:" || url.hostname !== "127.0.0.1")
    throw new Error(`Load is made on 127.0.0.1 alone, not on ${url.host}.`);
  return url;
}
