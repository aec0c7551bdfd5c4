/**
 * Runs a command's body; a failure is one sentence on standard error. Ends the process itself, because the
 * embedded database's package ends an idle one with 0, whatever exit code was set.
 */
export function runAndExit(body: () => Promise<void>): void {
  body().then(
    () => process.exit(),
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    },
  );
}
