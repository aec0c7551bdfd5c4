import pg from "pg";
import { currentCall } from "./call";
import { cancelStatement } from "./cancel-statement";
import { assertNamesOwner } from "./owner-named";
import type { Pooling } from "./pooling";

/** A statement that is done within this time is not worth ending when its caller leaves. */
const GRACE_MS = 250;
/** How much later than the server the driver gives a statement up: the server then says nothing at all. */
const SILENCE_MS = 5_000;

type Query = (...asked: readonly unknown[]) => unknown;

/** The text of a statement; `null` where the driver is given something else. */
function textOf(asked: unknown): string | null {
  if (typeof asked === "string") return asked;
  if (typeof asked !== "object" || asked === null || !("text" in asked)) return null;
  return String(asked.text);
}

/** A statement without its name: a pooler may run the next one on a connection that does not know the name. */
function unnamed<Asked>(asked: Asked): Asked {
  if (typeof asked !== "object" || asked === null || "submit" in asked || !("name" in asked)) return asked;
  return { ...asked, name: undefined };
}

/** Ends a statement that takes too long, or whose caller has left. @returns tells that it has ended by itself. */
function watchStatement(cancel: () => void, statementMs: number): () => void {
  const left = currentCall()?.left;
  let timer = setTimeout(cancel, statementMs);
  const onLeft = () => {
    clearTimeout(timer);
    timer = setTimeout(cancel, GRACE_MS);
  };
  if (left?.aborted) onLeft();
  else left?.addEventListener("abort", onLeft, { once: true });
  return () => {
    clearTimeout(timer);
    left?.removeEventListener("abort", onLeft);
  };
}

/** The same call, which tells when it has ended. */
function reported(query: Query, asked: readonly unknown[], ended: () => void): unknown {
  const callback = asked.at(-1);
  if (typeof callback === "function") {
    const notify = (...answer: unknown[]) => {
      ended();
      callback(...answer);
    };
    return query(...asked.slice(0, -1), notify);
  }
  const answer = query(...asked);
  if (answer instanceof Promise) answer.then(ended, ended);
  else ended();
  return answer;
}

/** Whether the driver answers with a promise; a stream, or a call with a callback, is given to it at once. */
const isAwaited = (asked: readonly unknown[]) => {
  const [statement] = asked;
  const isStream = typeof statement === "object" && statement !== null && "submit" in statement;
  return !isStream && typeof asked.at(-1) !== "function";
};

/**
 * A client whose statements end: by the server's `statement_timeout` where a connection is its own for as long as it is
 * open, and by asking the server to cancel them, which a pooler passes on. A pooler refuses the former at the start of
 * a connection.
 */
function boundedClient(pooling: Pooling, statementMs: number): typeof pg.Client {
  class BoundedClient extends pg.Client {
    private last: Promise<unknown> | null = null;

    constructor(readonly config: pg.ClientConfig = {}) {
      super(config);
    }

    /**
     * Sends one statement after another: Prisma reads the relations of a row side by side in a transaction, and the
     * driver gives its own queue up.
     */
    inOrder(send: () => unknown): Promise<unknown> {
      const answer = this.last ? this.last.then(send) : Promise.resolve(send());
      const last = answer
        .catch(() => {})
        .then(() => {
          if (this.last === last) this.last = null;
        });
      this.last = last;
      return answer;
    }

    /** Prisma writes moments in UTC without saying so: whatever zone the server is in, the connection is in UTC. */
    getStartupConf(): Readonly<Record<string, string>> {
      const own: unknown = Reflect.apply(Reflect.get(pg.Client.prototype, "getStartupConf"), this, []);
      return { ...(own as Readonly<Record<string, string>>), TimeZone: "UTC" };
    }
  }
  BoundedClient.prototype.query = function query(this: BoundedClient, ...asked: readonly unknown[]) {
    const [statement, ...rest] = asked;
    const text = textOf(statement);
    // What belongs to no call is the product's own work; a test reads the statements of both (operating-53).
    if (text !== null && currentCall()) assertNamesOwner(text);
    const sent = pooling === "transaction" ? unnamed(statement) : statement;
    const send: Query = (...all) => Reflect.apply(pg.Client.prototype.query, this, all);
    const cancel = () => cancelStatement(this, this.config);
    const begin = () => reported(send, [sent, ...rest], watchStatement(cancel, statementMs));
    return isAwaited(asked) ? this.inOrder(begin) : begin();
  } as pg.Client["query"];
  return BoundedClient;
}

/** The pool's settings by which every statement ends, and fits how the database is reached. */
export const statementSettings = (pooling: Pooling, statementMs: number): pg.PoolConfig => ({
  Client: boundedClient(pooling, statementMs),
  query_timeout: statementMs + SILENCE_MS,
  ...(pooling === "session" ? { statement_timeout: statementMs } : {}),
});
