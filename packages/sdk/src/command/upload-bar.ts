import { SingleBar } from "cli-progress";
import type { Terminal } from "./terminal";

/**
 * A progress bar over all files, by the share of each that was sent; shows nothing unless a person watches.
 */
export function uploadBar(terminal: Terminal, files: number) {
  const shares = new Map<string, number>();
  const bar = terminal.isWatched
    ? new SingleBar({ format: "{bar} {value}/{total} files", stream: process.stderr, clearOnComplete: true })
    : null;
  bar?.start(files, 0);
  return {
    onShare(file: string, share: number) {
      shares.set(file, share);
      const sum = [...shares.values()].reduce((total, one) => total + one, 0);
      bar?.update(Math.round(sum * 10) / 10);
    },
    stop: () => bar?.stop(),
  };
}
