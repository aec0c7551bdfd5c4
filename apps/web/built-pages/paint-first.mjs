// Lets pages rendered at build time be painted before their scripts are fetched and run: they are whole
// without scripts. A browser fetches an `async` script beside the stylesheet and runs it as soon as it is
// there, which on a fast line is before the first paint.
const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** A page hidden from search engines is a screen to work with, and of no use without its scripts. */
const SCREEN = /<meta name="robots" content="noindex/;
/** A page whose first paint is not reported gets its scripts after this time all the same. */
const AT_LATEST_MS = 3000;

/** Runs in the page: adds the scripts once some of the page itself was painted. */
function runWhenPainted(sources, atLatestMs) {
  let left = sources;
  const run = () => {
    for (const src of left)
      document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
    left = [];
  };
  // A page opened in the background is not painted at all.
  if (document.visibilityState === "hidden") return run();
  setTimeout(run, atLatestMs);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) run();
  });
  observer.observe({ type: "paint", buffered: true });
}

/** Returns the page with its `async` scripts fetched only after its first paint; a screen stays as it is. */
export function paintFirst(html) {
  const sources = [...new Set([...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source))];
  if (sources.length === 0 || SCREEN.test(html)) return html;
  const start = `<script>(${runWhenPainted})(${JSON.stringify(sources)},${AT_LATEST_MS})</script>`;
  return html
    .replace(ASYNC_SCRIPT, "")
    .replace(SCRIPT_PRELOAD, "")
    .replace("</body>", () => `${start}</body>`);
}
