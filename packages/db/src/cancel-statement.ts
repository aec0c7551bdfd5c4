import pg from "pg";

/** What the driver knows of a connection and does not tell in its types. */
interface Connected {
  readonly host: string;
  readonly port: number;
  readonly processID: number | null;
  readonly secretKey: number | Buffer | null;
}

interface Wire {
  connect(port: number | string, host?: string): void;
  cancel(processID: number, secretKey: number | Buffer): void;
  once(event: "connect" | "sslconnect" | "error" | "end", heard: () => void): void;
  readonly stream: { destroy(): void };
}

/** A server that hangs is not waited for. */
const GIVE_UP_MS = 5_000;

/**
 * Asks the server, over a connection of its own, to end the statement that a connection runs now. A pooler passes this
 * on to the server's connection that the statement runs on, so it holds in every pooling mode. Fails in silence: the
 * statement then ends by the server's own limit.
 */
export function cancelStatement(client: pg.Client, config: pg.ClientConfig): void {
  const { host, port, processID, secretKey } = client as unknown as Connected;
  if (processID === null || secretKey === null) return;
  const wire = (new pg.Client(config) as unknown as { readonly connection: Wire }).connection;
  const end = () => wire.stream.destroy();
  const ask = () => wire.cancel(processID, secretKey);
  wire.once("connect", ask);
  wire.once("sslconnect", ask);
  wire.once("error", end);
  wire.once("end", end);
  if (host.startsWith("/")) wire.connect(`${host}/.s.PGSQL.${port}`);
  else wire.connect(port, host);
  setTimeout(end, GIVE_UP_MS).unref();
}
