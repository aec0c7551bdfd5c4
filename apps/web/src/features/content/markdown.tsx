import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import ReactMarkdown, { type Components, type ExtraProps } from "react-markdown";
import remarkGfm from "remark-gfm";
import { localAddress } from "../language/addresses/local-address";

const LINK = "font-medium text-brand underline";

/** A table may be wider than a phone: its frame must take the focus, or it cannot be scrolled without a pointer. */
const KEYBOARD_SCROLLING = { tabIndex: 0 };

/** Where a "link" leads that marks words of the other language, as in `[Internal Revenue Service](#en)`. */
const OTHER_LANGUAGE = /^#(en|fr)$/;

/**
 * Links in a locale: the product's own pages in its language, other pages in a new tab, and `keepReader`'s own
 * too. A link to `#en` or `#fr` marks words of that language.
 */
function linksIn(locale: Locale, keepReader: boolean): Components["a"] {
  const newTab = translatorOf(locale, "blog")("newTab");
  return ({ href = "", children }) => {
    const [, language] = OTHER_LANGUAGE.exec(href) ?? [];
    if (language) return <span lang={language}>{children}</span>;
    const own = /^(?:\/|mailto:)/.test(href);
    const address = own ? localAddress(href, locale) : href;
    return own && !keepReader ? (
      <a href={address} className={LINK}>
        {children}
      </a>
    ) : (
      <a href={address} target="_blank" rel="noopener noreferrer" className={LINK}>
        {children}
        <span className="sr-only"> {newTab}</span>
      </a>
    );
  };
}

type MarkedNode = NonNullable<ExtraProps["node"]>;

/** The words of a part of a text. */
function wordsOf(node: MarkedNode["children"][number]): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsOf).join("") : "";
}

/** What a table's frame is called: its columns' headings. */
function columnsOf(table: MarkedNode | undefined): string | undefined {
  const head = table?.children.find((part) => part.type === "element" && part.tagName === "thead");
  const row = head?.type === "element" ? head.children.find(({ type }) => type === "element") : undefined;
  if (row?.type !== "element") return undefined;
  const columns = row.children.map(wordsOf).filter((words) => words.trim() !== "");
  return columns.length > 0 ? columns.join(", ") : undefined;
}

const COMPONENTS: Components = {
  h2: ({ children }) => <h2 className="mt-10 mb-3 text-xl">{children}</h2>,
  h3: ({ children }) => <h3 className="mt-8 mb-2 text-lg">{children}</h3>,
  p: ({ children }) => <p className="mb-4 last:mb-0">{children}</p>,
  ul: ({ children }) => <ul className="mb-4 list-disc space-y-1.5 pl-6 marker:text-ink-faint">{children}</ul>,
  ol: ({ children }) => (
    <ol className="mb-4 list-decimal space-y-1.5 pl-6 marker:text-ink-faint">{children}</ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="mb-4 border-l-3 border-wheat pl-4 text-ink-soft">{children}</blockquote>
  ),
  table: ({ children, node }) => (
    <section aria-label={columnsOf(node)} {...KEYBOARD_SCROLLING} className="mb-6 overflow-x-auto">
      <table className="w-full border-collapse text-left text-xs tabular-nums xs:text-sm">{children}</table>
    </section>
  ),
  th: ({ children, style }) => (
    <th
      scope="col"
      style={style}
      className="border-b border-line-strong/50 px-1 py-2 align-bottom font-semibold text-balance first:pl-0 last:pr-0 xs:px-2 sm:px-3"
    >
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td
      style={style}
      className="border-b border-line px-1 py-2 align-top text-balance xs:px-2 first:pl-0 last:pr-0 sm:px-3"
    >
      {children}
    </td>
  ),
};

interface MarkdownProps {
  text: string;
  /** The text's own; English where it is left out. */
  locale?: Locale;
  /** Opens every link in a new tab, as the blog does (pages-8). */
  keepReader?: boolean;
}

/** Renders markdown on the server with the product's own elements. Raw HTML in it is dropped. */
export function Markdown({ text, locale = "en-CA", keepReader = false }: MarkdownProps) {
  const components = { ...COMPONENTS, a: linksIn(locale, keepReader) };
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components} skipHtml>
      {text}
    </ReactMarkdown>
  );
}
