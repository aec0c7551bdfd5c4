import { Command, InvalidArgumentError, Option } from "commander";
import { version } from "../../package.json";
import { GfLedgerError } from "../create-client";
import { saveClaim } from "./claim";
import { exitCodeOf } from "./exit-code";
import { loginCommand } from "./login";
import { exportReport, list, summary } from "./reports";
import type { Terminal } from "./terminal";
import { upload } from "./upload";

function wholeNumber(lowest: number, highest: number) {
  return (text: string) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${lowest} to ${highest}.`);
  };
}

const yearOption = () => new Option("--year <year>", "tax year").argParser(wholeNumber(1990, 2100));
const jsonOption = () => new Option("--json", "answer as JSON").default(false);

const EXIT_CODES = `
Exit codes: 0 done, 1 failed, 2 wrong command line, 3 not signed in, 4 a limit is used up.
Environment: GF_LEDGER_URL, GF_LEDGER_API_KEY, GF_LEDGER_HOME (settings folder).`;

function program(terminal: Terminal, end: (code: number) => void): Command {
  const root = new Command("gf-ledger")
    .description("Gluten-free receipts and tax reports from the command line.")
    .version(version)
    .addHelpText("after", EXIT_CODES)
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .exitOverride();
  const add = (usage: string, description: string) =>
    root.command(usage).description(description).copyInheritedSettings(root).addOption(jsonOption());
  add("login", "keep an API key, made on the account page")
    .option("--url <address>", "where the product runs", "https://gfledger.ca")
    .option("--key <key>", "the API key; asked for without it")
    .action((options) => loginCommand(terminal, options));
  add("upload", "read photos of receipts; a photo uploaded before is skipped")
    .argument("<paths...>", "image files, or folders of them")
    .addOption(new Option("--concurrency <count>", "photos at once").default(3).argParser(wholeNumber(1, 10)))
    .action(async (paths: string[], options) => end(await upload(terminal, paths, options)));
  add("list", "the line items, newest first")
    .addOption(yearOption())
    .action((options) => list(terminal, options));
  add("export", "a year's report")
    .addOption(yearOption().makeOptionMandatory())
    .addOption(new Option("--format <format>", "form of the report").choices(["csv", "json"]).default("csv"))
    .option("--output <file>", "save to a file instead of printing")
    .action((options) => exportReport(terminal, options));
  add("claim", "save a claim's documents: report, workbook, CSV files and checklist in one ZIP")
    .addOption(yearOption().makeOptionMandatory())
    .addOption(new Option("--form <form>", "which of them").choices(["zip", "pdf", "xlsx"]).default("zip"))
    .option("--output <file>", "where to save it; gluten-free-claim-<year> without it")
    .action((options) => saveClaim(terminal, options));
  add("summary", "a year's sums by category")
    .addOption(yearOption().default(new Date().getFullYear(), "this year"))
    .action((options) => summary(terminal, options));
  root
    .command("watch")
    .description("read photos as they appear in a folder; each is moved to its read or failed folder")
    .argument("<folder>", "the folder to watch")
    .copyInheritedSettings(root)
    .action(async (folder: string) => {
      const { watchCommand } = await import("./watch");
      end(await watchCommand(terminal, folder));
    });
  root
    .command("mcp")
    .description("serve tools to an assistant (Model Context Protocol) over standard input and output")
    .copyInheritedSettings(root)
    .action(async () => {
      // Loaded when it is asked for: it is larger than all other commands together.
      const { serveTools } = await import("./serve-tools");
      await serveTools(terminal);
    });
  return root;
}

/** Runs one command line (without `node` and the script's name) and resolves to the exit code. */
export async function runCommand(terminal: Terminal, line: readonly string[]): Promise<number> {
  let code = 0;
  try {
    await program(terminal, (ended) => {
      code = ended;
    }).parseAsync(line, { from: "user" });
    return code;
  } catch (error) {
    code = exitCodeOf(error);
    const isOwnOutput = error instanceof Error && error.name === "CommanderError";
    if (!isOwnOutput && error instanceof Error) {
      const failure = error instanceof GfLedgerError ? { message: error.message, code: error.code } : null;
      if (line.includes("--json") && failure) terminal.out(`${JSON.stringify(failure)}\n`);
      else terminal.err(`${error.message}\n`);
    }
    return code;
  }
}
