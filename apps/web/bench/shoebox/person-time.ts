/**
 * What a person's acts take, in seconds: a model, stated here and beside the table. Waiting for the reader is not
 * counted, since photos are read while the person does something else.
 */
export const SECONDS = {
  /** A receipt is smoothed and photographed. */
  photo: 6,
  /** A press on a button, a row or a box. */
  tap: 1.5,
  /** A page, a dialog or a sheet is found one's way on. */
  screen: 4,
  /** A whole receipt is compared with its photo. */
  receipt: 20,
  /** One line, one date or one package is compared with the paper. */
  look: 4,
  /** A price or a size is typed. */
  figure: 4,
  /** A date is typed. */
  date: 5,
  /** A name of a shop, a product or a person is typed. */
  name: 7,
  /** A product is found on a shelf. */
  shelf: 45,
} as const;

export type Act = keyof typeof SECONDS;
export type Acts = Readonly<Partial<Record<Act, number>>>;

/** The acts of one part of the work, added up. */
export class Tally {
  readonly counts: Record<Act, number> = {
    photo: 0,
    tap: 0,
    screen: 0,
    receipt: 0,
    look: 0,
    figure: 0,
    date: 0,
    name: 0,
    shelf: 0,
  };

  add(acts: Acts, times = 1): void {
    for (const act of Object.keys(acts) as Act[]) this.counts[act] += (acts[act] ?? 0) * times;
  }

  get minutes(): number {
    const seconds = (Object.keys(SECONDS) as Act[]).map((act) => SECONDS[act] * this.counts[act]);
    return seconds.reduce((sum, one) => sum + one, 0) / 60;
  }
}
