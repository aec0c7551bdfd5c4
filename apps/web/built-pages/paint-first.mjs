// Has the pages rendered at build time painted before their scripts are fetched and run. A browser fetches an `async`
// script beside the stylesheet that the page waits for, and runs it as soon as it is there, on a fast line before the
// page is seen at all; these pages are whole without it.
const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** What is not to be found by search engines is a screen to work with, and nothing without its scripts. */
const SCREEN = /<meta name="robots" content="noindex/;
/** A page that says nothing of its painting gets its scripts after this long all the same. */
const AT_LATEST_MS = 3000;

/** Runs in the page: puts the scripts in once something of the page itself was painted. */
function runWhenPainted(sources, atLatestMs) {
  let left = sources;
  const run = () => {
    for (const src of left)
      document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
    left = [];
  };
  // What is opened in the background is not painted at all.
  if (document.visibilityState === "hidden") return run();
  setTimeout(run, atLatestMs);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) run();
  });
  observer.observe({ type: "paint", buffered: true });
}

/** The same page, its `async` scripts fetched and run after its first paint. */
export function paintFirst(html) {
  const sources = [...new Set([...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source))];
  if (sources.length === 0 || SCREEN.test(html)) return html;
  const start = `<script>(${runWhenPainted})(${JSON.stringify(sources)},${AT_LATEST_MS})</script>`;
  return html
    .replace(ASYNC_SCRIPT, "")
    .replace(SCRIPT_PRELOAD, "")
    .replace("</body>", () => `${start}</body>`);
}
