import { createServer } from "node:net";
import { StartRefused } from "./steps";

/** @throws StartRefused when somebody else listens there already. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE" ? "is in use by another program" : `can't be opened (${error.message})`;
      reject(new StartRefused(`Port ${port} ${reason}. Choose another with PORT=3001 npm start.`));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
