interface FileCounters {
  readonly s: Record<string, number>;
  readonly f: Record<string, number>;
  readonly b: Record<string, number[]>;
}

/** The counters of the instrumented code, under the name that the bundle gives them. */
const counted = () => (globalThis as { __coverage__?: Record<string, FileCounters> }).__coverage__ ?? {};

/** How often a place was reached, roughly: once, a few times, many times. */
const grade = (count: number) => 32 - Math.clz32(count);

/** Sets every counter to 0, before a run. */
export function forgetCoverage(): void {
  for (const { s, f, b } of Object.values(counted())) {
    for (const key in s) s[key] = 0;
    for (const key in f) f[key] = 0;
    for (const key in b) b[key]?.fill(0);
  }
}

/** Remembers which places were ever reached, and how often at once. */
export class ReachedPlaces {
  private readonly grades = new Map<string, number>();

  /** How many places the last run reached for the first time, or more often than any run before it. */
  addLastRun(): number {
    let fresh = 0;
    for (const [file, { s, b }] of Object.entries(counted())) {
      for (const key in s) fresh += this.add(`${file}s${key}`, s[key] ?? 0);
      for (const key in b)
        for (const [arm, count] of (b[key] ?? []).entries())
          fresh += this.add(`${file}b${key}.${arm}`, count);
    }
    return fresh;
  }

  get count(): number {
    return this.grades.size;
  }

  private add(place: string, count: number): number {
    if (count === 0 || grade(count) <= (this.grades.get(place) ?? 0)) return 0;
    this.grades.set(place, grade(count));
    return 1;
  }
}
