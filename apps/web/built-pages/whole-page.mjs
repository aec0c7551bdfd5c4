// React puts long content of a loading state at the end of the page, and a script moves it into its place up
// to 300 ms after the first paint. A page that is ready at build time need not be seen unready, or move.

const HELD_BACK = /<!--\$\?--><template id="B:(\w+)"><\/template>/g;
const BOUNDARY = /<!--(?:\$[?!~]?|(\/\$))-->/g;

/** The index at which the boundary ends whose opening comment is at `start`. */
function endOfBoundary(html, start) {
  let depth = 0;
  for (const comment of html.slice(start).matchAll(BOUNDARY)) {
    depth += comment[1] ? -1 : 1;
    if (depth === 0) return start + comment.index + comment[0].length;
  }
  throw new Error("A page rendered at build time has a loading state without end.");
}

/** Returns the page with each loading state replaced by the loaded content, as React's script would do. */
export function wholePage(html) {
  let whole = html;
  for (const [boundary, id] of html.matchAll(HELD_BACK)) {
    const behind = new RegExp(
      `<div hidden id="S:${id}">([\\s\\S]*?)</div><script>(?:(?!</script>)[\\s\\S])*\\$RC\\("B:${id}","S:${id}"\\)</script>`,
    );
    const [all, content] = behind.exec(whole) ?? [];
    if (all === undefined)
      throw new Error(`A page rendered at build time lacks what its loading state ${id} waits for.`);
    const start = whole.indexOf(boundary);
    const end = endOfBoundary(whole, start);
    whole = `${whole.slice(0, start)}<!--$-->${content}<!--/$-->${whole.slice(end).replace(all, "")}`;
  }
  return whole;
}
