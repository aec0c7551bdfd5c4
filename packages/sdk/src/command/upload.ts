import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { withoutLiveVideos } from "@gf-ledger/domain/image/photo-names";
import { isImageName } from "@gf-ledger/photo-folder/image-name";
import { SingleBar } from "cli-progress";
import { GfLedgerError } from "../create-client";
import { EXIT, exitCodeOf, UsageError } from "./exit-code";
import { clientOf, uploadsTo } from "./settings-folder";
import type { Terminal } from "./terminal";
import { type Run, type Uploaded, uploadFile } from "./upload-file";

/**
 * The images named, and those in the folders named, in order, without the videos of Live Photos beside them. @throws
 * UsageError for a path that does not exist.
 */
async function imageFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (!found) throw new UsageError(`There is no file ${path}.`);
    if (!found.isDirectory()) {
      files.push(path);
      continue;
    }
    const names = await readdir(path, { recursive: true });
    files.push(
      ...names
        .filter(isImageName)
        .sort()
        .map((name) => join(path, name)),
    );
  }
  return withoutLiveVideos([...new Set(files)], (file) => file);
}

/**
 * A progress bar over all files, by the share of each that was sent; shows nothing unless a person watches.
 */
function uploadBar(terminal: Terminal, files: number) {
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

/** A used-up limit or a bad key would fail every further file, so nothing more is sent. */
const ENDS_ALL: ReadonlySet<number> = new Set([EXIT.limitReached, EXIT.unauthenticated]);

async function uploadAll(run: Run, files: readonly string[], concurrency: number) {
  const results: Uploaded[] = [];
  const waiting = [...files];
  let code: number = EXIT.done;
  async function worker() {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      try {
        results.push(await uploadFile(run, file));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const reason = error instanceof GfLedgerError ? { code: error.code } : {};
        results.push({ file, status: "failed", receiptId: null, message, ...reason });
        const ended = exitCodeOf(error);
        code = Math.max(code, ended);
        if (ENDS_ALL.has(ended)) waiting.length = 0;
      }
      run.onShare(file, 1);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  const order = new Map(files.map((file, position) => [file, position]));
  results.sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0));
  return { results, code, left: files.length - results.length };
}

function sentenceOf(result: Uploaded): string {
  if (result.status === "skipped") return `${result.file}: uploaded before, receipt ${result.receiptId}`;
  if (result.status === "failed") return `${result.file}: ${result.message}`;
  const again = result.duplicateOf ? `, looks like receipt ${result.duplicateOf}` : "";
  return `${result.file}: receipt ${result.receiptId}, ${result.items} items${again}`;
}

/**
 * `gf-ledger upload`: several photos at once. A photo already uploaded is recognised by its SHA-256 and
 * skipped while the account has what was made of it, so that an interrupted run can be repeated. Resolves to the exit code.
 */
export async function upload(
  terminal: Terminal,
  paths: readonly string[],
  options: { readonly concurrency: number; readonly json: boolean },
): Promise<number> {
  const files = await imageFiles(paths);
  const { client, baseUrl, apiKey } = await clientOf(terminal, { timeoutMs: 120_000 });
  const bar = uploadBar(terminal, files.length);
  const known = await uploadsTo(terminal, baseUrl);
  const run: Run = { terminal, client, baseUrl, apiKey, known, onShare: bar.onShare };
  const { results, code, left } = await uploadAll(run, files, options.concurrency).finally(bar.stop);
  if (options.json) terminal.out(`${JSON.stringify(results, null, 2)}\n`);
  else for (const result of results) terminal.out(`${sentenceOf(result)}\n`);
  if (left > 0) terminal.err(`${left} files were not sent.\n`);
  return code;
}
