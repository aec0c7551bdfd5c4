import clsx from "clsx";
import { useTranslations } from "use-intl";
import { useLocalAddress } from "../language/addresses/use-local-address";
import type { ChatMessage } from "./chat-message";
import { suggestedIn } from "./suggested-questions";

/** A link inside an answer, given as `[text](/path)` or a bare address. */
const LINK = /\[([^\]\n]{1,200})\]\(((?:https:\/\/|\/)[^)\s]{0,300})\)|(https:\/\/[^\s)]{1,300})/g;

function withLinks(content: string) {
  const parts: (string | { text: string; href: string; at: number })[] = [];
  let from = 0;
  for (const match of content.matchAll(LINK)) {
    const [whole, text, target, bare] = match;
    parts.push(content.slice(from, match.index));
    const href = target ?? bare ?? "";
    parts.push({ text: text ?? href, href, at: match.index });
    from = match.index + whole.length;
  }
  parts.push(content.slice(from));
  return parts;
}

function ChatText({ text }: { text: string }) {
  return withLinks(text).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.at} href={part.href} className="font-medium underline">
        {part.text}
      </a>
    ),
  );
}

interface ChatLineProps {
  message: ChatMessage;
  /** Questions that can be asked by a press, beside those of the message itself. */
  starters?: readonly string[];
  /** Asks a question that Millie suggests. */
  onAsk: (question: string) => void;
}

/** One message. Millie's text is shown as text; only its links become links, and the questions it suggests buttons. */
export function ChatLine({ message, starters = [], onAsk }: ChatLineProps) {
  const t = useTranslations("chat");
  const local = useLocalAddress();
  const own = message.type === "user";
  const {
    text,
    questions: suggested,
    after,
  } = own ? { text: message.content, questions: [], after: "" } : suggestedIn(message.content);
  const questions = [...suggested, ...starters];
  return (
    <div
      className={clsx(
        "w-fit max-w-[88%] rounded-lg px-3.5 py-2 text-sm whitespace-pre-wrap",
        own ? "ml-auto bg-brand text-on-brand" : "bg-sunken",
      )}
    >
      <span className="sr-only">{own ? t("you") : t("millie")}</span>
      <ChatText text={text} />
      {questions.length > 0 ? (
        <ul className="mt-2 space-y-1.5">
          {questions.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 py-1.5 text-left font-medium hover:bg-raised"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {after === "" ? null : (
        <p className="mt-2">
          <ChatText text={after} />
        </p>
      )}
      {message.sources?.length ? (
        <ul className="mt-2 border-t border-line pt-1">
          {message.sources.map(({ title, href }) => (
            <li key={`${title} ${href}`}>
              <a href={local(href)} className="inline-flex min-h-11 items-center font-medium underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
