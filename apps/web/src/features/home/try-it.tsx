"use client";

import type { Locale } from "@gf-ledger/domain/edition/locale";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "@/components/button-style";
import { useScriptsRun } from "@/hooks/use-scripts-run";
import { useDemonstration } from "../demonstration/use-demonstration";
import { WordsProvider } from "../language/words-provider";

const PLACE = "#try";

/** The product on a made-up receipt, without an account (pages-20). Its code is fetched when it is asked for. */
export function TryIt({ locale }: { locale: Locale }) {
  const t = useTranslations("homeActions.tryIt");
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
          {t("title")}
        </h2>
        <p className="mt-3 max-w-xl text-ink-soft">{t("text")}</p>
        <div inert={!ready} className="mt-6">
          {shown ? (
            <button type="button" className={buttonStyle({ tone: "secondary" })} onClick={close}>
              {t("close")}
            </button>
          ) : (
            <button
              type="button"
              disabled={opening}
              className={buttonStyle({ size: "large" })}
              onClick={() => void open()}
            >
              {t("open")}
            </button>
          )}
        </div>
      </div>
      {shown ? (
        <div className="page pb-16 text-left">
          <WordsProvider {...shown.words}>
            <shown.Panel receipt={shown.receipt} onClose={close} />
          </WordsProvider>
        </div>
      ) : null}
    </section>
  );
}
