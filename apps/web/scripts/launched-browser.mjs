import { chromium } from "playwright-core";
import { ensureBrowser } from "../../../scripts/checking/browser.mjs";

export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const browserPath = () => ensureBrowser((line) => process.stderr.write(`${line}\n`));

/** Launches the browser that the stories use. */
export const launchBrowser = () => chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
