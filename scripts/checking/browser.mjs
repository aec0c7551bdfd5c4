// Finds a Chromium for the browser tests, or installs one; when it can't, it says what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT } from "../prepare.mjs";
import { installFromDebian } from "./debian-package.mjs";

/** Debian's Chromium without its window: the stories take a fifth less time in it. */
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM_BROWSERS = [
  DEBIAN_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function playwrightBrowser() {
  const fromWeb = createRequire(join(ROOT, "apps/web/package.json"));
  const path = fromWeb("playwright-core").chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

const find = () =>
  process.env.CHROMIUM_PATH ??
  playwrightBrowser() ??
  SYSTEM_BROWSERS.find((path) => existsSync(path)) ??
  null;

const quiet = (command, args) =>
  spawnSync(command, args, {
    cwd: join(ROOT, "apps/web"),
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/**
 * Returns the path of a Chromium. Where there is none, installs Playwright's own or, as root, Debian's.
 * @throws Error with what to do when neither could be installed.
 */
export function ensureBrowser(say) {
  const found = find();
  // Where Debian's whole Chromium stands the smaller one is put beside it, when that is allowed.
  if (found === "/usr/bin/chromium" && installFromDebian("chromium-headless-shell")) return DEBIAN_SHELL;
  if (found) return found;
  say("Getting a browser for the tests …");
  quiet(process.execPath, [
    "node_modules/playwright-core/cli.js",
    "install",
    "--with-deps",
    "chromium-headless-shell",
  ]);
  if (!find()) installFromDebian("chromium-headless-shell", "chromium");
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "No browser for the tests could be found or installed. Install Chromium (Debian: apt-get install chromium) " +
      "or set CHROMIUM_PATH to one.",
  );
}
