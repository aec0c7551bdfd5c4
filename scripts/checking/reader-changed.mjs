// Whether the reader or its models were changed.
import { spawnSync } from "node:child_process";
import { ROOT } from "../prepare.mjs";

const READER = "packages/reader";

/** The newest commit of main that this work began from; the one before where this is main itself. */
function landed(git) {
  const head = git("rev-parse", "HEAD").output;
  for (const main of ["origin/main", "main"]) {
    const { status, output } = git("merge-base", "HEAD", main);
    if (status === 0 && output !== "") return output === head ? "HEAD^1" : output;
  }
  return null;
}

/**
 * Whether a file of the reader differs from what was landed last, committed or not; true where git can't say.
 * @param root the project's folder
 */
export function readerChanged(root = ROOT) {
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return { status, output: stdout?.trim() ?? "" };
  };
  const before = landed(git);
  if (before === null) return true;
  const untracked = git("ls-files", "--others", "--exclude-standard", "--", READER);
  return git("diff", "--quiet", before, "--", READER).status !== 0 || untracked.output !== "";
}
