// The people whose screens are pictured: the account that `npm run demo` fills, and a way to sign anybody in.
import { spawnSync } from "node:child_process";
import { ROOT, tsx } from "../../../scripts/prepare.mjs";

/** The accounts that `npm run demo` fills. */
export const SAMPLE_EMAILS = { ca: "demo@example.com", us: "demo-us@example.com" };

/** Runs `npm run demo` on a product that was started here, to fill its sample accounts. */
export function fillWithSampleYear({ port, dataDir }) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [tsx(), "apps/web/launcher/commands/demo.ts"], {
    cwd: ROOT,
    env,
  });
  if (status !== 0) throw new Error(`The sample account could not be filled:\n${stderr}`);
}

/** Signs a person in by a mailed link; resolves with the browser's cookies. */
export async function signIn(browser, origin, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/auth`);
  const link = await page.evaluate(async (email) => {
    const linksSent = async () => {
      const { messages } = await (await fetch(`/api/outbox?to=${encodeURIComponent(email)}`)).json();
      const links = messages.flatMap((message) => message.links);
      return links.filter((one) => one.includes("/login/callback"));
    };
    // A link works once, so one that was mailed before may be used up.
    const before = new Set(await linksSent());
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ email, consented: true });
    await fetch("/api/auth/magic-link", { method: "POST", headers, body });
    for (let left = 50; left > 0; left--) {
      const sent = (await linksSent()).find((one) => !before.has(one));
      if (sent) return sent;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`No mail for ${email}: an address is sent five an hour.`);
  }, address);
  await page.goto(origin + new URL(link).pathname + new URL(link).search);
  await page.waitForURL(/\/(reports|upload-receipt)/);
  const state = await context.storageState();
  await context.close();
  return state;
}
