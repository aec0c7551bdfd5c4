/** Keeps what was worked out by its key. Beyond `most` entries the one that was set first makes room. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  /** Goes on where it was: one of its own for each would pass over all that made room before. */
  readonly #oldestFirst = this.#entries.keys();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** A key that is set again counts as the newest. */
  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    const oldest = this.#oldestFirst.next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }

  /** The value of a key, made where there is none; `undefined` is never kept. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }
}
