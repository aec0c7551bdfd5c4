/** A few milliseconds of work. */
export const EVENTS_IN_A_STEP = 500;

/** What a long sum yields after each of its events: `null` after so many, else nothing. */
export function pausesBetween(many: number): () => readonly null[] {
  const [none, one] = [[], [null]];
  let done = 0;
  return () => {
    done += 1;
    return done % many === 0 ? one : none;
  };
}
