/**
 * How the product's connections reach the database: each is its own for as long as it is open, or a pooler such as
 * PgBouncer lends one for each transaction.
 */
export type Pooling = "session" | "transaction";
