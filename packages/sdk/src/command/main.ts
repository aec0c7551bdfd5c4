#!/usr/bin/env node
import { runTypedLine } from "./command";
import { processTerminal } from "./terminal";

process.exitCode = await runTypedLine(processTerminal, process.argv.slice(2));
