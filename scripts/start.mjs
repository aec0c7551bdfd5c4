// `npm start`: makes sure of Node and the dependencies, then hands over to the launcher.
import { spawn } from "node:child_process";
import { ensureInstalled, ROOT, requireNode, tsx } from "./prepare.mjs";

requireNode();
ensureInstalled();
const child = spawn(process.execPath, [tsx(), "apps/web/launcher/launch.ts"], {
  cwd: ROOT,
  stdio: "inherit",
});
// Ctrl-C reaches the whole group; the launcher stops the rest in order.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => signal !== "SIGINT" && child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
