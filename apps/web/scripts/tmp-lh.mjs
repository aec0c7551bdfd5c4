import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS, browserPath } from "./launched-browser.mjs";
import { startedProduct } from "./started-product.mjs";

const product = await startedProduct();
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_FLAGS, `--remote-debugging-port=9333`],
});
for (const path of process.argv.slice(2)) {
  for (let i = 0; i < 2; i++) {
    const { lhr } = await lighthouse(`http://ca.localhost:${product.port}${path}`, {
      port: 9333,
      logLevel: "silent",
      output: "json",
      onlyCategories: ["performance"],
    });
    console.log(
      "\n##",
      path,
      lhr.categories.performance.score,
      Math.round(lhr.audits["total-blocking-time"].numericValue),
    );
    for (const t of lhr.audits["long-tasks"].details.items)
      console.log(Math.round(t.startTime), Math.round(t.duration), t.url?.replace(/.*_next/, ""));
    for (const t of lhr.audits["bootup-time"]?.details?.items ?? [])
      console.log(
        "boot",
        t.url?.replace(/.*_next/, "").slice(0, 80),
        Math.round(t.total),
        Math.round(t.scripting),
        Math.round(t.scriptParseCompile),
      );
    for (const t of lhr.audits["mainthread-work-breakdown"]?.details?.items ?? [])
      console.log("main", t.group, Math.round(t.duration));
  }
}
await browser.close();
await product.stop();
