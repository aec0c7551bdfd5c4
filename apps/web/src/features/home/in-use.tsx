import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { type ProductPicture, productPicture } from "./pictures/product-pictures";

/** Pictures of the real product: the screens where the work is done and where it pays. */
export function InUse({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "home.inUse");
  const { edition } = LOCALE_FACTS[locale];
  const authority = translatorOf(locale, "shell.authority")(edition);
  return (
    <section aria-labelledby="in-use-title" className="border-t border-line bg-surface">
      <div className="page py-16 sm:py-20">
        <h2 id="in-use-title" className="text-2xl">
          {t("title")}
        </h2>
        <div className="mt-10 grid gap-14 lg:gap-20">
          <Scene
            picture={productPicture("checking", locale)}
            alt={t("checking.alt")}
            title={t("checking.title")}
            text={t("checking.text")}
          />
          <Scene
            flipped
            picture={productPicture("reports", locale)}
            alt={t("reports.alt")}
            title={t("reports.title", { authority })}
            text={t("reports.text")}
          />
        </div>
      </div>
    </section>
  );
}

interface SceneProps {
  picture: ProductPicture;
  alt: string;
  title: string;
  text: string;
  /** Puts the picture to the right of the words. */
  flipped?: boolean;
}

function Scene({ picture, alt, title, text, flipped }: SceneProps) {
  return (
    <div className="grid items-center gap-6 lg:grid-cols-3 lg:gap-12">
      <div className={flipped ? "lg:col-span-2 lg:order-last" : "lg:col-span-2"}>
        <Screen picture={picture} alt={alt} />
      </div>
      <div className="max-lg:order-first">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-3 text-ink-soft">{text}</p>
      </div>
    </div>
  );
}

const PHONE = "(max-width: 40rem)";
const DARK = "(prefers-color-scheme: dark)";

/** The picture for the window's width and for the colour scheme of the page. */
function Screen({ picture: { desk, phone }, alt }: Pick<SceneProps, "picture" | "alt">) {
  const sources = [
    { media: `${PHONE} and ${DARK}`, image: phone.dark },
    { media: PHONE, image: phone.light },
    { media: DARK, image: desk.dark },
  ];
  return (
    <picture>
      {sources.map(({ media, image: { src, width, height } }) => (
        <source key={media} media={media} srcSet={src} width={width} height={height} />
      ))}
      {/* The browser chooses among the sources; the framework's image component takes only one. */}
      <img
        src={desk.light.src}
        width={desk.light.width}
        height={desk.light.height}
        alt={alt}
        // Not lazy: a reader who scrolls fast, or prints, would see an empty frame (screens-34).
        fetchPriority="low"
        decoding="async"
        className="mx-auto h-auto w-full max-w-sm rounded-lg border border-line shadow-lift sm:max-w-none"
      />
    </picture>
  );
}
