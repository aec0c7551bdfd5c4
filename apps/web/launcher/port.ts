import { createServer } from "node:net";
import { isNoSuchAddress, listenAddresses } from "../src/server/process/listen-addresses";
import { StartRefused } from "./steps";

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * @throws StartRefused when the port can't be opened on one of the addresses to listen on, for example
 * because another program listens there.
 */
export async function assertPortFree(port: number, variables: Variables): Promise<void> {
  for (const address of listenAddresses(variables)) await assertFree(port, address);
}

function assertFree(port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (isNoSuchAddress(error)) return resolve();
      const reason =
        error.code === "EADDRINUSE" ? "is in use by another program" : `can't be opened (${error.message})`;
      reject(new StartRefused(`Port ${port} ${reason}. Choose another with PORT=3001 npm start.`));
    });
    probe.listen({ port, ...(host ? { host } : {}) }, () => probe.close(() => resolve()));
  });
}
