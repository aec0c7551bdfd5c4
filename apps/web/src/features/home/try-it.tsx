"use client";

import type { Locale } from "@gf-ledger/domain/edition/locale";
import { useEffect, useRef } from "react";
import { buttonStyle } from "@/components/button-style";
import { useScriptsRun } from "@/hooks/use-scripts-run";
import { useDemonstration } from "../demonstration/use-demonstration";

const PLACE = "#try";

interface TryItProps {
  locale: Locale;
  words: Readonly<Record<"title" | "text" | "open" | "close", string>>;
}

/** The product on a made-up receipt, without an account (pages-20). Its code is fetched when it is asked for. */
export function TryIt({ locale, words }: TryItProps) {
  const { shown, opening, open, close } = useDemonstration(locale, () => import("./try-panel"));
  const ready = useScriptsRun();
  const openNow = useRef(open);
  openNow.current = open;

  useEffect(() => {
    // The hero's link, or an address that names this place.
    const onPlace = () => {
      if (window.location.hash === PLACE) void openNow.current();
    };
    onPlace();
    window.addEventListener("hashchange", onPlace);
    return () => window.removeEventListener("hashchange", onPlace);
  }, []);

  return (
    <section id="try" aria-labelledby="try-title" className="border-t border-line bg-surface">
      <div className="page flex flex-col items-center py-16 text-center sm:py-20">
        <h2 id="try-title" className="text-2xl">
          {words.title}
        </h2>
        <p className="mt-3 max-w-xl text-ink-soft">{words.text}</p>
        <div inert={!ready} className="mt-6">
          {shown ? (
            <button type="button" className={buttonStyle({ tone: "secondary" })} onClick={close}>
              {words.close}
            </button>
          ) : (
            <button
              type="button"
              disabled={opening}
              className={buttonStyle({ size: "large" })}
              onClick={() => void open()}
            >
              {words.open}
            </button>
          )}
        </div>
      </div>
      {shown ? (
        <div className="page pb-16 text-left">
          <shown.WordsProvider {...shown.words}>
            <shown.Panel receipt={shown.receipt} onClose={close} />
          </shown.WordsProvider>
        </div>
      ) : null}
    </section>
  );
}
