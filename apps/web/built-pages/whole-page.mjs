// React sends what lies within a loading state behind the page when it is long, and a script puts it in its place up
// to 300 ms after the first paint. A page that is ready at build time need not be seen unready, or move.

const HELD_BACK = /<!--\$\?--><template id="B:(\w+)"><\/template>/g;
const BOUNDARY = /<!--(?:\$[?!~]?|(\/\$))-->/g;

/** Where the boundary ends whose first comment stands at `start`. */
function endOfBoundary(html, start) {
  let depth = 0;
  for (const comment of html.slice(start).matchAll(BOUNDARY)) {
    depth += comment[1] ? -1 : 1;
    if (depth === 0) return start + comment.index + comment[0].length;
  }
  throw new Error("A page rendered at build time has a loading state without end.");
}

/** The same page, each loading state in it replaced by what was loaded, as its script would do. */
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
