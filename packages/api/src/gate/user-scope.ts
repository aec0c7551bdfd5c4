declare const scope: unique symbol;

/**
 * Whose rows a query may touch. Only the gates of this folder make one, and every
 * per-user query takes one, so that a query without an owner does not compile.
 */
export interface UserScope {
  readonly userId: string;
  readonly [scope]: true;
}

/** For the gates alone; the import rules hold that. */
export function scopeOf(userId: string): UserScope {
  return { userId } as UserScope;
}
