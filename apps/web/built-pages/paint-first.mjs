// Lets pages rendered at build time be painted before their scripts run. A browser fetches an `async` script beside
// the stylesheet and runs it as soon as it is there, which on a fast line is before the first paint.
const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** A page hidden from search engines is a screen to work with, and of little use without its scripts. */
const SCREEN = /<meta name="robots" content="noindex/;
/** A page that is not painted by then gets its scripts all the same. */
const AT_LATEST_MS = 3000;

/** Runs at the end of the page: adds the scripts once all of the page that is seen was painted. */
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
  // The first paint is no sign of it: it may come while the page is being parsed, and show its header alone.
  requestAnimationFrame(() => requestAnimationFrame(run));
}

const preload = (source) => `<link rel="preload" as="script" fetchPriority="low" href="${source}"/>`;

/**
 * Returns the page with its `async` scripts run only after its first paint. A page to read is whole without them, and
 * fetches them then too; a screen to work with fetches them at once (screens-56).
 */
export function paintFirst(html) {
  const sources = [...new Set([...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source))];
  if (sources.length === 0) return html;
  const start = `<script>(${runWhenPainted})(${JSON.stringify(sources)},${AT_LATEST_MS})</script>`;
  const fetched = SCREEN.test(html) ? sources.map(preload).join("") : "";
  return html
    .replace(SCRIPT_PRELOAD, "")
    .replace(ASYNC_SCRIPT, "")
    .replace("</head>", () => `${fetched}</head>`)
    .replace("</body>", () => `${start}</body>`);
}
