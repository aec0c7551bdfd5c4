import pg from "pg";

/**
 * How the product's connections reach the database: each is its own for as long as it is open, or a pooler such as
 * PgBouncer lends one for each transaction.
 */
export type Pooling = "session" | "transaction";

/** A statement without its name; anything else as it is. */
function unnamed<Asked>(asked: Asked): Asked {
  if (typeof asked !== "object" || asked === null || "submit" in asked || !("name" in asked)) return asked;
  return { ...asked, name: undefined };
}

/**
 * A client without named statements. A pooler may run the next transaction on another connection, which does not
 * know a name that was given before.
 */
class UnnamedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (asked: unknown, ...rest: unknown[]) => unknown;
    this.query = ((asked: unknown, ...rest: unknown[]) =>
      query(unnamed(asked), ...rest)) as pg.Client["query"];
  }
}

/** The pool's settings by which every statement fits how the database is reached. */
export const poolSettings = (pooling: Pooling): pg.PoolConfig =>
  pooling === "transaction" ? { Client: UnnamedClient } : {};
