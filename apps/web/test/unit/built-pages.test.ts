import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compileAtOnce } from "../../built-pages/compile-at-once.mjs";
import { paintFirst } from "../../built-pages/paint-first.mjs";
import { wholePage } from "../../built-pages/whole-page.mjs";

const SCRIPTS = '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/c.js"/>';
const page = (head: string, body: string) =>
  `<html><head>${PRELOAD}${SCRIPTS}${head}</head><body>${body}<script src="/_next/c.js" async=""></script></body></html>`;

test("A page to read asks for its scripts once it was painted, each of them, in their order", () => {
  const html = paintFirst(page("", "<p>words $& $1</p>"));
  expect(html).not.toContain(' async=""');
  expect(html).not.toContain("preload");
  expect(html).toContain("<p>words $& $1</p>");
  expect(html).toMatch(/\(\["\/_next\/a\.js","\/_next\/b\.js","\/_next\/c\.js"\],3000\)<\/script><\/body>/);
});

test("A screen to work with, which search engines are told to leave out, gets its scripts at once", () => {
  const screen = page('<meta name="robots" content="noindex, nofollow"/>', "<p>a skeleton</p>");
  expect(paintFirst(screen)).toBe(screen);
});

const RUNTIME = "$RC=function(){};";
const heldBack = (id: string, content: string) =>
  `<div hidden id="S:${id}">${content}</div><script>${RUNTIME}$RC("B:${id}","S:${id}")</script>`;

test("pages-10 what was held back behind a loading state stands in its place, with the loading states within it", () => {
  const loading = '<!--$?--><template id="B:0"></template><i>Loading<!--$--><b>…</b><!--/$--></i><!--/$-->';
  const content = "<article>cost $1 <div>more</div><!--$--><!--/$--></article>";
  const html = `<main>${loading}</main><footer></footer>${heldBack("0", content)}<script>self.__next_f.push(1)</script>`;
  expect(wholePage(html)).toBe(
    `<main><!--$-->${content}<!--/$--></main><footer></footer><script>self.__next_f.push(1)</script>`,
  );
});

test("A page without loading states stays as it is", () => {
  const html = "<main><!--$--><p>whole</p><!--/$--></main>";
  expect(wholePage(html)).toBe(html);
});

test("A build whose page lacks what a loading state waits for is refused", () => {
  const html = '<main><!--$?--><template id="B:0"></template><i></i><!--/$--></main>';
  expect(() => wholePage(html)).toThrow("lacks what its loading state 0 waits for");
});

test("screens-55 the scripts that a page starts with are compiled while they arrive, and no others", () => {
  const folder = mkdtempSync(join(tmpdir(), "gf-ledger-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const chunks = join(folder, "static/chunks");
  for (const made of [chunks, join(folder, "server/app")]) mkdirSync(made, { recursive: true });
  const scripts = ["screen", "page-to-read", "old-browsers", "opened-later"];
  for (const name of scripts) writeFileSync(join(chunks, `${name}.js`), "run();");
  const script = (name: string) => `src="/_next/static/chunks/${name}.js"`;
  const screen = `<script ${script("screen")} async=""></script><script ${script("old-browsers")} noModule=""></script>`;
  writeFileSync(join(folder, "server/app/screen.html"), screen);
  const read = paintFirst(`<body><script ${script("page-to-read")} async=""></script></body>`);
  writeFileSync(join(folder, "server/app/read.html"), read);

  compileAtOnce(folder);
  compileAtOnce(folder);

  const atOnce = "//# allFunctionsCalledOnLoad\nrun();";
  expect(scripts.map((name) => readFileSync(join(chunks, `${name}.js`), "utf8"))).toEqual([
    atOnce,
    atOnce,
    "run();",
    "run();",
  ]);
});
