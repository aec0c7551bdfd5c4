"use client";

import { useLocalAddress } from "../language/addresses/use-local-address";
import { useFrameWords } from "../language/words/frame-words";

/** Written out: every page carries this code for the moment in which nothing more can be fetched. */
const BUTTON =
  "inline-flex min-h-11 items-center rounded-md border border-line-strong bg-surface px-4 text-sm font-semibold text-ink no-underline hover:bg-sunken";

/** A page that could not be shown (screens-18): the way to try it again, and the way home. */
export function FailedPage() {
  const { failed: words } = useFrameWords();
  const to = useLocalAddress();
  return (
    <div role="alert" className="page py-24 text-center">
      <h1 className="text-2xl sm:text-3xl">{words.title}</h1>
      <p className="mt-4 text-ink-soft">{words.text}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className={BUTTON} onClick={() => window.location.reload()}>
          {words.again}
        </button>
        {/* A full page load: what failed must not be kept. */}
        <a href={to("/")} className={BUTTON}>
          {words.home}
        </a>
      </p>
    </div>
  );
}
