#!/usr/bin/env node
import { runCommand } from "./command";
import { processTerminal } from "./terminal";

process.exitCode = await runCommand(processTerminal, process.argv.slice(2));
