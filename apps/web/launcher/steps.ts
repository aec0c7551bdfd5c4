/** Prints one line to standard output; errors go to standard error. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A reason to stop that the person can do something about: printed as it is, without a stack. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
}
