import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

const LINK = "font-medium text-brand underline";

const samePage: Components["a"] = ({ href, children }) => (
  <a href={href} className={LINK}>
    {children}
  </a>
);

const newTab: Components["a"] = ({ href, children }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

/** Links to the product's own pages and to mail open in place, all others in a new tab. */
const outsideInNewTab: Components["a"] = ({ href = "", ...rest }) =>
  /^(?:\/|mailto:)/.test(href) ? samePage({ href, ...rest }) : newTab({ href, ...rest });

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
  table: ({ children }) => (
    <div className="mb-6 overflow-x-auto">
      <table className="w-full border-collapse text-left text-xs tabular-nums min-[22rem]:text-sm">
        {children}
      </table>
    </div>
  ),
  th: ({ children, style }) => (
    <th
      scope="col"
      style={style}
      className="border-b border-line-strong/50 px-1 py-2 align-bottom min-[22rem]:px-2 font-semibold first:pl-0 last:pr-0 sm:px-3"
    >
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td
      style={style}
      className="border-b border-line px-1 py-2 align-top min-[22rem]:px-2 first:pl-0 last:pr-0 sm:px-3"
    >
      {children}
    </td>
  ),
};

interface MarkdownProps {
  text: string;
  /** Opens every link in a new tab, as the blog does (pages-8). */
  keepReader?: boolean;
}

/** Renders markdown on the server with the product's own elements. Raw HTML in it is dropped. */
export function Markdown({ text, keepReader = false }: MarkdownProps) {
  const components = { ...COMPONENTS, a: keepReader ? newTab : outsideInNewTab };
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components} skipHtml>
      {text}
    </ReactMarkdown>
  );
}
