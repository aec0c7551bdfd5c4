import type { ChildProcess } from "node:child_process";

/** Sets whether a child keeps its parent alive: only while it works. */
export function holdAlive(child: ChildProcess, hold: boolean): void {
  if (hold) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
